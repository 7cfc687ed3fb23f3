import type { PatternSource } from '../german/pattern-source.ts';
import { words } from './story-clash.ts';

/** What tells against somebody by an event, whatever the trait. */
export interface Trouble {
  readonly told: PatternSource;
  /** Whose fault it was is not said: the sentence may not stand among the tasks, nor read as praise. */
  readonly nobodys: boolean;
}
const troublesOf = (nobodys: boolean, ...sources: readonly string[]): readonly Trouble[] =>
  sources.map((source) => ({ told: words(source), nobodys }));

const p = '(?:(?<!\\p{L})(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L}))';
const him = '(?:(?<!\\p{L})(?:ih[rmn]|sie|frau [\\p{L}-]+|herrn [\\p{L}-]+)(?!\\p{L}))';
const his = '(?:ihre?|seine?)[nmrs]?';
/** Somebody does: „griff er“, „er griff“. */
const by = (verb: string): string => `(?:(?:${verb})(?:te?)? ${p}|${p} (?:${verb})(?:te?)?%)`;
const other =
  '@(?:kolleg|vorgesetzt|assisten|chef|meister|leiter|leitung|ausbild|vorarbeit|gesell|dolmetsch|stellvertret|mitarbeiter|zweite|dritte|andere)@';
/** What is done to somebody or her work where all is not well. */
const redone =
  '(?:erinner|ermahn|halten|forder|drängen|wiederhol|klär|läuter|zeig|korrigier|berichtig|nach(?:zu|ge)|überarbeit|erneuer|verlänger|entlast|nehmen|nommen|vermittel|eingreif|prüf|kontrollier|wiesen|teilt%|gebeten|bitten|(?:gegen|durch|nach|quer|korrektur ?)(?:zu|ge)?lesen|(?:mit|noch einmal|nochmals|erneut|zweimal) (?:ge)?lesen|ersetz|versetz|besprochen|warten|helfen|überred)@';
/** Who play, learn or look round: what these had to do may be the game. */
const players =
  '(?:gäste|besucher(?:innen)?|kinder|jugendlichen?|teilnehmer(?:innen|nden)?|teilnehmenden|schüler(?:innen)?|lehrlinge|auszubildenden|zuschauer(?:innen)?|klassen|gruppen|familien)';
const need =
  '@(?:kontrolle|korrektur|überarbeitung|hilfe|unterstützung|anleitung|erinnerung|ermahnung|gespräche?|nacharbeit|begleitung|hinweise?|rückfrage|aufsicht)n?%';

export const troubles: readonly Trouble[] = [
  ...troublesOf(
    false,
    `${by('griff|greift')}~auf &(?:hilfe|unterstützung|dienste)%~zurück`,
    `${by('bat|bittet')}~um &(?:hilfe|unterstützung|aufschub)%`,
    `${by('benötigt?e?|brauch|bedurf|bedarf')}~(?:${need}|länger|mehr zeit|viel zeit)`,
    `${by('ließ|lässt')}~(?:von|durch) &${other}~\\p{L}+en(?=[.,;]|$)`,
    `${other}~(?:für (?:ihn|sie)|an (?:ihrer|seiner) stelle)(?=[.,;]|$| (?:erledig|übern|mach|schreib|führ)@)`,
    `für (?:ihn|sie) &(?:der|die|eine?) &${other}`,
    `(?<!(?:${p}|${players}) )(?:mussten?|müssen|muss)% (?!${p}|(?:die |alle |unsere |ihre |seine )?${players}%|bei uns (?:alle|jede[rsn]?|einmal|jährlich|regelmäßig|turnusmäßig)%|(?:[^.;]{0,40} )?von (?:ihm|ihr)%)~\\p{L}*${redone}`,
    `${players} (?:mussten|müssen)%~\\p{L}*(?:erinner|ermahn|forder|drängen|warten|gebeten|bitten)@`,
    `(?:mussten|müssen) (?:die |alle |unsere |ihre |seine )?${players}%~\\p{L}*(?:erinner|ermahn|forder|drängen|warten|gebeten|bitten)@`,
    `mussten? ${p}~(?:genehmig|freigeb|bestätig|abzeichn)en lassen`,
    `erst~(?:wenn|nachdem)~${other}`,
    `${need}[^.;,]{0,50} (?<!nicht )(?:erforderlich|nötig|notwendig)%`,
    `bed[au]rf(?:te|ten|en)?~(?:${need}|genehmigung%)`,
    `wurden? ${him}~(?:abgenommen|entzogen|erklärt|vorgegeben|aufgetragen|gezeigt)%`,
    `${by('wurde|wird')}~(?:(?:durch|von) &${other}~(?:entlastet|abgelöst|ersetzt|unterstützt)|(?:eng|ständig|laufend)(?:er)? (?:begleitet|betreut|angeleitet|kontrolliert)|verwarnt|ermahnt)%`,
    `wir ${him}#nicht ein(?=[.,;]|$)`,
    `(?:unter|nach) &(?:anleitung|anweisung|vorgaben?|aufsicht) (?:de[rs]|eine[rs]|durch)#${other}`,
    `${other}~(?:zu zeigen|vorzulegen|vorzuführen)%`,
    '(?:zur|nach) &(?:durchsicht|korrektur|kontrolle|freigabe|genehmigung)%#(?:vor|durch|hinaus)@',
    `${by('gab|gibt|leite|verwies|verweist')}~an &(?:de[rn]|die|eine[nr]?)? ?${other}`,
    `${him}~schwer(?:[.,;]|$| f[iä])`,
    `${by('tat|tut')}~schwer%`,
    `${by('kam|kommt|konn|kann')}~(?:nicht(?! nur)|kaum|nie)%~(?:zurecht|nach|mit|umgehen|bewältigen|eingesetzt|folgen|leisten|einhalten|vorlegen)`,
    `(?:bereite(?:te|n)*|setz(?:te|en|ten|t)) ${him}~(?:schwierigkeit|mühe|problem|zu%)`,
    `${him}~(?:fremd(?=[.,;]|$)|(?:nicht|wenig) (?:geläufig|vertraut|bekannt|zuzumuten))`,
    `${him} [^.;,]{0,30}fehl(?:t|te|en|ten)%`,
    'mangels%',
    'geringe[nr]? @kenntnisse',
    '(?<!(?:die|denen) )kein \\p{L}+isch (?:spr|verst|k|beh)@',
    `überforder(?:te|ten|t|n) ${him}`,
    `${his} überforderung`,
    'an (?:seine|ihre) grenzen',
    `${by('reagier')}~(?:gereizt|empfindlich|ungehalten|widerspruch)`,
    `${by('lehn|wies|weist')}~(?:ab|zurück)%`,
    `${by('nahm|nimmt|beteilig')}~(?:nicht|selten|kaum|wenig)%~(?:wahr|teil|an)?(?=[.,;]|$)`,
    `${by('blieb|bleibt')}~fern%`,
    `${by('stand|steht')}~nicht zur verfügung`,
    `${by('hielt|hält')}~für (?:entbehrlich|überflüssig|unnötig)%`,
    `${by('(?:be)?h(?:ie|ä)lt')}(?![^.;]* nie )~für sich%`,
    `${by('zog|zieht')} es vor`,
    '(?:nur|erst) (?:auf|nach|unter) &(?:aufforderung|nachfrage|protest|drängen|anweisung|druck|ermahnung|erinnerung)%',
    `(?:lieber|besser) (?:ohne (?:ihn|sie)|(?:von|an|mit) &&${other})`,
    '(?:bat|fragt|verlangt|wünscht)@~(?:nach|um|auf|dass)#(?:andere|vorgänger)[nrms]?%',
    `zwischen ${him} und%~(?:vermittel|schlicht|streit|konflikt)`,
    '(?:sein|ihr)etwegen',
    `(?:über|gegen) ${his} &@(?:ton|art|wortwahl|verhalten|auftreten|stil)%`,
    `${his} (?:schroff|laut|herablassend|unfreundlich|ruppig|barsch)e[nr]? (?:art|ton)%`,
  ),
  ...troublesOf(
    true,
    '(?:(?:fehler|ausschuss|retouren|reklamations|storno|nacharbeits|kranken|krankheits|unfall|beschwerde|fluktuations|ausfall|abbruch|mängel|schwund|verlust)quote|(?<!bearbeitete[nr]? |erledigte[nr]? |gemeldete[nr]? )(?:ausschuss|fluktuation|krankenstand|beschwerde|reklamation))@[^.;,]{0,50} (?:über de[rm]|höher|stieg|höchste|hoch|häuf@)%',
    'einarbeit@~(?:verlängert|(?:über|mehr als) ein|monat|(?:zweiten|einem) jahr|nicht abgeschlossen)',
    'verlängerte[nr]? einarbeit',
    'im (?:zweiten|dritten) jahr~einarbeit',
    'erst nach (?:eine[rm]|rund|über|fast|mehr)',
    'verspätung(?=[.,;]| fertig)',
    'nach dem (?:geplanten|vereinbarten|zugesagten) @termin',
    '(?:erhielt|erteilt|bekam|zwei|mehrere|eine[rn]?|nach) &(?:abmahnung|ermahnung)@',
    'kündig(?:t)?en%~(?:von|der|hälfte|mehrere)%',
    'verlie(?:ß|ßen)%~(?:uns|wegen)',
    'versetzungs@',
    'um versetzung',
    // What is the person's own work, done by others
    `^(?![^.;]*${p})[^,;]{0,90} (?!schätz|lob|bestätig|dank|acht|profitier|lern|freu)(?:\\p{Ll}+(?:te|ang|ahm|ab|ieb)|übernimmt|erledigt|führt|schreibt|liest|nimmt|bearbeitet|beantwortet|übersetzt|erstellt|hält) &(?:der|die|eine?) ${other}`,
    `(?:wurde|wurden|wird|werden)%~von (?:eine[mr]|de[mr]) ${other}~\\p{L}+(?:t|en)(?=[.,;]|$)`,
  ),
];
