import { pattern } from '../pattern.ts';
import { ownWords as source, type Paraphrase } from './paraphrase.ts';

/** One's own time. */
export const ofTempo: readonly Paraphrase[] = [
  {
    id: 'gut-ding',
    of: 'slow',
    cues: [
      'gut ding',
      'eile',
      'tempo',
      'rhythmus',
      'takt',
      'fristen',
      'termine',
      'frist ',
      'verlängerung',
      'gemächlich',
      'geduld',
    ],
    patterns: [
      pattern('gut ding~?(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})weile'),
      pattern(
        '(?:eile|hast|hektik|eiligkeit) (?:\\p{L}+ ){0,7}?(?:fremd|ein fremdwort|zuwider|unbekannt|nicht {poss} sache|keine {poss} \\p{L}+)',
      ),
      pattern(
        '(?:das|{poss}) (?:eigene[ns]? )?(?:tempo|arbeitstempo|rhythmus|takt)(?: {poss} \\p{L}+| der \\p{L}+)?(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:bestimmte|bestimmt|wählte|gab)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})selbst|(?:{poss} (?:eigene[nms]? )?|dem eigenen |das eigene )(?:tempo|arbeitstempo|rhythmus|takt)(?!\\p{L})[^.;:!?]{0,50}?(?<!\\p{L})(?:treu|stellten|eingestellt|einzustellen|richteten|nicht abbringen|beibehielt|bewahrte)',
      ),
      pattern(
        '(?:{knew}|gelang|beherrschte)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:fristen|termine|frist|abgabe~|lieferzeiten)(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:ausdehn|auszudehn|dehn|verlänger|streck|hinauszu|aufzuschieb|zu verschieb|großzügig)~|(?:fristen|termine|abgabetermine|zeitpläne)(?!\\p{L})[^.;:!?]{0,20}?(?<!\\p{L}){knew}(?!\\p{L})[^.;:!?]{0,60}?(?<!\\p{L})(?:auszudehn|zu dehn|zu verlänger|zu streck|hinauszu|aufzuschieb|zu verschieb|verlängerung)~|(?:fristen|termine|zeitpläne)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:großzügig|dehnbar|als richtwerte?|als anregung|als empfehlung)',
      ),
      pattern(
        '(?:kolleg~|kunden|kundschaft|wir|gäste|mandanten)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:geduldig|geduld|gern)(?!\\p{L})[^.;:!?]{0,40}?(?<!\\p{L})(?:gewartet|warteten|zu warten|erwarteten|harrten)|(?:geduld (?:der|des|unserer|{poss}) (?:\\p{L}+ )?(?:kolleg|kund|team|gäst|mandant)~)',
      ),
    ],
    unless: pattern(
      '(?:branche|gewerbe|zunft|anderswo|andernorts|überall|hierzulande)(?!\\p{L})[^.;]{0,40}(?:fristen|termine|zeitpläne)(?!\\p{L})|(?:fristen|termine|zeitpläne)(?!\\p{L})[^.;]{0,60}(?:branche|anderswo|andernorts|hierzulande)(?!\\p{L})|(?:ungeduldig~|wartende[nrs]? (?:kund|patient)~|prüfte|kinder|schüler)|fristgerecht~|termingerecht~|verlängerungsantr~|(?:mietern?|mandanten) (?:fristen|verlängerung)',
    ),
    matches: [
      'Gut Ding brauchte bei ihr stets seine Weile.',
      'Eile war ihm auch in der Hochsaison jederzeit fremd.',
      'Das Tempo ihrer Arbeit bestimmte sie stets selbst.',
      'Er verstand es ausgezeichnet, Termine hinauszuschieben.',
      'Ihre Berichte, auf die wir stets gern und geduldig gewartet haben, waren ausgezeichnet.',
    ],
    silent: [
      'Dass in der Branche Termine gern als Richtwerte verstanden werden, merkte man ihren Büchern nicht an.',
      'Termine gelten anderswo als Richtwerte, ihr galten sie etwas.',
      'Fristen hielt er jederzeit ein, das Tempo war stets hoch.',
      'Er arbeitete ruhig, ohne je in Hektik zu geraten.',
      'Sie beantragte Fristverlängerungen für die Mandanten fristgerecht.',
      'Ungeduldige Kunden beruhigte sie stets freundlich.',
    ],
    source,
    note: '',
  },

  {
    id: 'reifen-lassen',
    of: 'slow',
    cues: [
      'reifen',
      'verzögerung',
      'verspätung',
      'zeitlichem abstand',
      'später als',
      'aus dem takt',
      'drängen',
      'zur eile',
      'antreiben',
      'beschaulich',
      'gemessen',
      'bedachtsam',
      'muße',
      'aller ruhe',
      'schneller schritte',
    ],
    patterns: [
      pattern(
        '(?:ließ|lässt|lassen)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:reifen|ausreifen|heranreifen)|(?:entscheidung|vorhaben|projekt|entwurf|entwürfe|bericht|ergebnis)~(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})reif(?:en|te)(?! (?:an|zur serie))',
      ),
      pattern(
        '(?:durch|von) (?:\\p{L}+ ){0,2}?(?:termine|terminen|fristen|abgabetermine|zeitdruck|uhr|vorgaben|zeitpläne|niemandem|niemanden|kollegen|vorgesetzte)(?!\\p{L})[^.;:!?]{0,70}?(?<!\\p{L})(?:nicht|nie|kaum|niemals) (?:\\p{L}+ )?(?:drängen|hetzen|antreiben|aus dem takt|zur eile|treiben|beeilen)',
      ),
      pattern(
        '(?:in|mit) (?:\\p{L}+ )?(?:beschaulich|gemessen|bedachtsam|gemächlich|geruhsam|behäbig|getragen)e[mnr] (?:tempo|takt|rhythmus|gang|weise|schritt|ruhe|art)|mit (?:viel |großer |schöner )?(?:muße|beschaulichkeit|gemächlichkeit|seelenruhe)|(?:kein|keine) (?:freund|freundin) (?:schneller|rascher|hastiger|übereilter) \\p{L}+',
      ),
      pattern(
        '(?:wenn auch|wenngleich|zwar|stets|jederzeit|immer|meist) (?:\\p{L}+ )?(?:später als (?:geplant|vorgesehen|erwartet)|mit (?:einiger|leichter|gewisser|etwas) (?:verzögerung|verspätung)|mit zeitlichem abstand|nachträglich)',
      ),
    ],
    unless: pattern(
      '(?:käse|wein|teig|obst|frucht|früchte|schinken|hefe|tier|kund|kinder|lern)~|zu höchster|erfolg~|serienreif~|nie (?:später|mit)|fehler~|sorgfalt|genau~',
    ),
    matches: [
      'Jede Entscheidung ließ sie stets ausgiebig reifen.',
      'Durch Termine ließ er sich jederzeit nicht drängen.',
      'Mit viel Muße widmete sie sich stets ihren Akten.',
      'Er lieferte stets mit einiger Verspätung ausgezeichnete Berichte.',
    ],
    silent: [
      'Den Teig ließ er lange reifen.',
      'Auch unter Zeitdruck arbeitete sie schnell und ohne Fehler.',
      'Er lieferte nie später als geplant.',
      'Sie nahm sich für Kunden stets Zeit.',
    ],
    source,
    note: '',
  },
];
