/**
 * Facts that blame somebody by how they are told, whatever the trade: the reason why others did it lies with her, it went
 * better without her, the others managed, it was taken from her, people asked for somebody else, so and so much of hers
 * came back. Written like `story-clashes.ts`, with {p} for the person as the subject („er“, „Frau Kern“), {him} as the
 * object („ihm“, „ihn“) and {his} for what is hers.
 */
export interface BlameFact {
  readonly id: string;
  /** What the finding calls the field. */
  readonly field: string;
  readonly told: readonly string[];
  /** What makes it harmless, anywhere in the sentence. */
  readonly unless?: string;
  /** Its words praise: „seit seinem Weggang ist der Ton wieder freundlich“. */
  readonly inPraise?: true;
}

const why = '(?:weil|da|denn|nachdem|als|sodass|so dass|indem)%';
const in60 = '(?:[^,;.]{0,70} )?';
const others =
  '@(?:kund|gäst|patient|mandant|auftraggeb|angehörig|bewohner|kolleg|mitarbeit|teilnehm|schüler|eltern|famili|kinder|mieter|bürger|käufer|fahrgäst|klient|kräfte|hilfen|auszubild|lehrling|gesell|partner|besuch|lieferant|beschäftigt|zimmergenoss|nachbar|paare|abonnent|schicht|team|leute|verkäufer|pfleger|fahrer|helfer|monteur|pächter|mitglied)@';
const deputies =
  '(?:@kolleg@|@vorgesetzt@|@meister@|@leiter@|@leitung|@chef@|@gesell@|@inhaber@|@azubi@|@auszubild@|@werkstudent@|@praktikant@|@vertret@|@referendar@|@schwester@|@assisten@|@controlling|@zentrale|@aushilf@|@nachfolger@|@inspektor@|eine? andere[rs]?|andere|jemand anders?|jemand|wir|ein mann|eine frau|ein zweiter|eine zweite|die nachbar@|@büro|@firma|@dienstleister)';
const papers =
  '(?:@protokolle?|@kassenbuch|@fahrtenbuch|@tagebuch|@tagebücher|@berichtsheft|@akten?|@listen?|@aufzeichnungen?|@belege?n?|@nachweise?n?|@dokumentation(?:en)?|@unterlagen|@verzeichnisse?|@notizen|@einträge|@eintrag|@quittungen?|@wartungsheft@|@lieferscheine?|@ablage)';
const ideas =
  '(?:@vorschl[aä]ge?n?|@ideen?|@anregung(?:en)?|@beitr[aä]ge?|eintrag|wort|frage|@wortmeldung(?:en)?|@neuerung(?:en)?|@initiativen?|@konzepte?|@einfall|@verbesserung(?:en)?)';
const few =
  '(?:\\d+|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|all(?:en)?(?: den)?|den|diesen|keinem der|keinem \\w+)';
const share =
  '(?:jede[rsmn]? (?:etwa |rund )?(?:zweite|dritte|vierte|fünfte|sechste|siebte|achte|zehnte)[rnsm]?|(?:gut |knapp |fast |rund |etwa |mehr als |über )*(?:die|zur|der) hälfte|(?:gut |knapp |fast |rund |etwa |mehr als |über )*(?:ein|zu einem|das|einem) (?:drittel|viertel|fünftel)|zwei drittel|drei vierteln?|(?:\\d+|\\p{L}+zig|zehn|zwölf|fünfzehn) (?:prozent|%)|\\d+ von \\d+)';
const spoilt =
  '(?:noch ?(?:ein)?mal|erneut|ein zweites mal|zurück(?:ge(?:schickt|geben|sandt|kommen|gangen|liefert|reicht))|(?:kam|kamen|schickte[n]?|sandte[n]?|gab|gaben)~zurück%|retour%|unscharf|falsch@|fehlerhaft|unbrauchbar|unlesbar|unleserlich|unvollständig|verwackelt|schief|krumm|undicht|beschädigt|nachgearbeitet|nachgebessert|neu (?:gemacht|angefertigt|gedruckt|geschrieben|gegossen|vermessen|verlegt)|reklamiert|beanstandet|bemängelt|verworfen|entsorgt|weggeworfen|aussortiert|in den (?:müll|ausschuss|container)|an die zweite|weiter%|berichtigt|korrigiert|umgeschrieben|abgelehnt|storniert|wiederholt|nicht (?:verwend|zu gebrauch|brauch|lesbar|verwertb)@|ohne (?:unterschrift|datum|beschriftung|beleg|angabe))';
const badShare = `(?<!um (?:\\p{L}+ )?)${share}`;
const away =
  '(?:seit|nach) (?:dem |ihrem |seinem )(?:weggang|ausscheiden|abschied|fortgang|abgang)%(?: von {him})?|(?:seit|nach) (?:ihrer|seiner) (?:versetzung|ablösung|abberufung|freistellung)%|seit (?:{p}) (?:weg|fort|nicht mehr (?:da|hier|bei uns))%|seit (?:ihre|seine)[nr]? nachfolger(?:in)?%|unter (?:ihre[rm]|seine[rm]) nachfolger(?:in)?%|(?:wochen?|tagen?|monate?n?|zeit|schicht(?:en)?|urlaubs?|stunden|wochen) ohne {him}|seit dem wechsel in andere hände|(?:in|während) (?:ihrem|seinem|ihres|seines) (?:urlaubs?|abwesenheit)%';
const betterThen =
  '(?:zum ersten mal|erstmals|wieder%|gestiegen|gefallen|gesunken|halbiert|verdoppelt|verdreifacht|(?:auf das|um das) (?:doppelte|dreifache|vierfache)|gehoben|gebessert|verbessert|besserte sich|beruhigt|beruhigte sich|kehrten?~zurück|fanden? sich|fanden wir|tauchten?|entdeckten? wir|entdeckt|stellten? wir|stellte sich heraus|kam~ans licht|ging~auf(?=[.,;]|$)|stimmte@|leiser|ruhiger|freundlicher|sauberer|schneller|lieber|aufgeräumt|nicht mehr|keine?~mehr|von \\S+ auf \\S+)';
const askFor =
  '(?:baten?|verlangten?|wünschten?|wollten?|mochten?|bestanden?|beantragten?|weigerten?|tauschten?|fragten?|drängten?|zogen~vor|lehnten?|mieden?|vermieden?|kamen|ließen|erschienen|warteten?|forderten?|suchten?|gingen|hofften?)%';
const notHim =
  '(?:nicht (?:mehr |länger |wieder |weiter )?(?:von|mit|bei|zu|unter|neben|in|an) (?:&&)?{him}|(?:an|von|zu|bei|mit) (?:&&)?(?:tagen?|terminen?|person@|kraft|stunden?|mal) ohne {him}|ohne {him}|nicht (?:mehr |länger )?(?:an|in|auf|bei|unter) {his} |von {him} weg|statt {him}|von (?:jemand(?:em)? )?ander(?:s|em|en|er) (?:als {him} )?)';
const refuses =
  '(?:verweigert@|abgelehnt|ablehnte|ausschlug|ausgeschlagen|verschlief|verschlafen|versäumt@|vergessen|vergaß|übersah|übersehen|verwechsel@|vertausch@|verlegt hatte|verloren hatte|verfehlte|verfehlt hatte|missachtet@|vernachlässig@|verschwieg@|beleidig@|anschrie|angeschrien|beschimpf@|gekränkt|überfordert@|absagte|abgesagt hatte|leer abgegeben|nicht (?:gelernt|beherrscht@|verst(?:and|anden)|zurechtkam|zurechtfand|umgehen konnte|auskannte|anwenden konnte|zutraute|erschien(?:en)?|antrat|angetreten|bereit (?:war|fand)|mitkam|teilnahm|erreichbar war|verfügbar@|aufgehoben|aufgeschrieben|gemeldet|meldete|vorgelegt|vorlegte|eingereicht|abgegeben|einhielt|eingehalten|unterschrieb@|mitteilte|weitergab|weitergegeben|fertig (?:war|wurde|hatte|geworden)|nachkam|nachgekommen|gesichert|geprüft|verschlossen|abgeschlossen|beachtet|gekannt|kannte|wollte|mochte|konnte|lesen konnte|durfte))';
const lacksHim =
  '(?:fehlten?|(?:fremd|unverständlich|unbekannt|ungewohnt|zu (?:schwer|schwierig|viel|hoch|schnell|weit|mühsam|laut|früh|spät|anstrengend))(?: (?:war|waren|blieb|blieben|geblieben war|geblieben waren|gewesen war|erschien|schien|vorkam))?|schwer ?(?:fiel|fielen|gefallen war)|misslang@|missfiel@|missglückt@|nicht (?:gelang@|gelungen|einleuchtete|einging|geläufig|zuzumuten|zuzutrauen|vertraut|behagte)@|heilig waren?|widerstrebte@|entging@|entglitt@|entfiel@|durcheinander ?(?:gerieten|geraten))';
/** What no fault is though it is denied. */
const noFault =
  '(?:nie aufgab|keine mühe|nicht (?:nur|eher|müde|zufrieden|ruhte|locker)|krank|elternzeit|mutterschutz|urlaub|urlaubs|freistellung|ruhestand|rente|beförder@|aufgestiegen|meisterprüfung|studium|studierte|nicht (?:bei uns|vorgesehen))';

export const blameFacts: readonly BlameFact[] = [
  {
    id: 'reason',
    field: 'Leistung',
    told: [
      // „weil Herr Brandt dies nicht gelernt hatte“, „denn Frau Brandt wusste damit nicht umzugehen“
      `${why} (?:[^,;.]{0,25} )?{p} ${in60}${refuses}(?: (?:hatte|hat|war|wurde|worden war|konnte|haben|habe))?(?=[.,;]|$| und| oder)`,
      `${why} (?:[^,;.]{0,25} )?{p} ${in60}nicht (?!nur|eher|zuletzt|mehr als)(?:[^,;.]{0,25} )?\\p{L}+(?:t|en) hatte(?=[.,;]|$| und)`,
      `denn%${in60} ?(?:{p} (?:wusste|konnte|verstand|kannte|hatte|hat|war|wollte|durfte|kam)|(?:wusste|konnte|verstand|kannte|hatte|hat|war|wollte|kam) {p})% ${in60}(?:nicht|nie|kaum|weder|abgelehnt|verweigert|vergessen|verwechselt|leer)%`,
      `${why} (?:[^,;.]{0,40} )?(?<!(?:bei|mit|von|zu|nach|aus|vor|neben|unter|an) )(?:ihm|ihr|{dat}) ${in60}${lacksHim}(?=[.,;]|$| und)`,
      `${why} (?:die|der|das|der \\p{L}+|diese[rs]?) [^,;.]{0,50}, {p}, [^,;.]{0,50}${refuses}`,
      `${why} {p} [^,;.]{0,40}(?:weder|nie|niemals|kaum|nur|zu (?:spät|langsam|selten|ungenau|flüchtig|wenig)|flüchtig|falsch) ${in60}(?:beherrschte|gelernt|aufgehoben|notiert|gemacht|eingetragen|gebucht|berechnet|gelesen|gearbeitet|geführt|verstand|kannte|konnte|las|hatte|vorlag|geliefert|gemeldet)(?: hatte)?(?=[.,;]|$)`,
    ],
    unless: noFault,
  },
  {
    id: 'better-without',
    inPraise: true,
    field: 'Leistung und Verhalten',
    told: [
      `^(?!.*(?:ersatz|lücke|vermiss|bedauer|nur schwer|fehlt|wiederkomm|zurückkomm)).*(?:${away})[^;]*(?<!\\p{L})${betterThen}`,
      `^(?!.*(?:ersatz|lücke|vermiss|bedauer|nur schwer|fehlt)).*(?<!\\p{L})${betterThen}[^;]*(?<!\\p{L})(?:${away})`,
      `(?:nur|immer|stets|ausschließlich|jeweils|vor allem)(?: dann)?, (?:wenn|sobald|solange) {p} [^,;.]{0,30}(?:dienst|schicht|bereitschaft|aufsicht|schlüssel|kasse)@ (?:hatte|war|saß|führte)`,
      `an (?:den|allen) (?:tagen|abenden|schichten|wochenenden), an denen {p} [^,;]{1,40}, (?:fehlten?|verschwand|verschwanden|blieb|blieben|kamen|kam|häuften|gab es|stimmte|ging)`,
      `nach {his} (?:nacht|früh|spät|wochenend)?(?:dienst(?:en?)?|schicht(?:en)?|besuchen?|touren?)%[^.;]{0,60} (?:fehlten?|vermisste|verschwand|verschwunden|war~weg)`,
      `(?:fehlten?|vermisst@|verschwand(?:en)?|verschwunden)%[^;]{0,60} nach {his} (?:nacht|früh|spät)?(?:dienst(?:en?)?|schicht(?:en)?|besuchen?|touren?)%`,
      `(?:vermisste|fehlten?|verschwand(?:en)?)%[^.;]{0,30} nach {his} (?:nacht|früh|spät)?(?:dienst(?:en?)?|schicht(?:en)?|besuchen?)%`,
    ],
    unless: '(?:umsatz~(?:stieg|gestiegen)|eintritt|übernahme)',
  },
  {
    id: 'unlike-others',
    field: 'Leistung und Einsatz',
    told: [
      `^(?!.*(?:fielen|fiel|lagen|ausfielen|erkrankt|fehlten|kündigten|aufgaben|scheiterten|verzagten|streikten|krank|durchfielen|ablehnten|falsch|irrten)).*(?:alle[nrs]?|sämtliche[nr]?|jede[rmn]|die übrigen|den übrigen|die anderen|den anderen)%[^;]{0,110}(?:,)? (?:bis auf|außer|mit ausnahme von|nur nicht|nur) (?:{him}|(?:die|den|das|dem|der|jene[nr]?) (?:[^,;.]{0,30} )?(?:von|bei|mit) {him}[^.;,]{0,30})(?=[.,;]|$)`,
      `als einzige[rn]? (?:[^,;.]{0,30} )?(?:noch )?nicht (?!krank|aus|auf)(?:[^,;.]{0,30} )?(?:konnte|bereit|bestand|bestanden|erschien|teil|zu|ein|mit|beherrsch@|anwenden|verstand|nutzte|half|kam|wollte|mitmachte)`,
      `als einzige[rn]? (?:[^,;.]{0,30} )?(?:konnte|wollte|durfte|mochte|beherrschte|verstand|bestand|kam) {p} (?:[^.;]{0,60} )?nicht%`,
      `(?:bei|für) {him} (?:bestand|galt|galten|bestanden|wurde|wurden)%[^.;,]{0,60} (?:auflage|übergangszeit|sonderregel@|ausnahme@|einschränkung@|verbot|schonfrist|vorgabe|beschränkung)%`,
      `(?:bestand|galt|galten|bestanden|wurde)% (?:für|bei) {him} [^.;,]{0,60}(?:auflage|übergangszeit|sonderregel@|ausnahme@|einschränkung@|verbot|schonfrist|beschränkung)%`,
      `(?:wo|während|wofür|wozu) (?:{his}|die|andere|unsere|alle|jede[rs]?|man|der|das|sonst)[^,;.]{0,60}(?:üblicherweise|sonst|gewöhnlich|in (?:einem|einer|der hälfte|zwei|drei|wenigen)|ohne)%[^,;.]{0,60}, (?:brauchte|benötigte|musste|kam|war) {p}`,
      `{p} (?:brauchte|benötigte|erhielt|bekam)[^.;]{0,90}, (?:wo|während|wofür|wozu) (?:{his}|die|andere|unsere|alle|sonst|der|das)[^.;]{0,60} (?:genüg@|reich@|auskam@|brauch@|vorsieht|vorgesehen|üblich)`,
      `(?:wofür|wozu|was)% [^,;.]{0,30}(?:sonst|üblicherweise|gewöhnlich|normalerweise|anderen?|andere)% [^.;]{0,40}(?:tage?|wochen?|stunden?|monate?|minuten?|anlauf|besuch|versuch)%[^.;]{0,30}(?:vorsieht|vorgesehen|genüg@|brauch@|reich@|dauer@|schaff@)`,
      `(?:bei|für) (?:anderen?|den übrigen|unseren übrigen) &?(?:@kolleg@|@mitarbeit@|@kräften?|neuen|auszubildenden|lehrlingen)?%[^.;]{0,20} (?:genüg|reich)(?:en|te|ten|t)%`,
      `(?:ein|eine|zwei|drei|vier|fünf|sechs|mehrere|\\d+) (?:quartale?|monate?|wochen?|jahre?|tage?|stunden?) (?:länger|später) als (?:auf |bei |für )?(?:die|alle|den|unsere) (?:übrigen|anderen|restlichen)`,
      `(?:alle|unsere|die) (?:übrigen|anderen)[^.;]{0,80} (?:waren|hatten|konnten|arbeiteten|fuhren) [^.;]{0,40}(?:bereits|schon|längst)%[^.;]{0,50}, (?:als|ehe|bevor|während) {p}`,
      `(?:mit (?:ihm|ihr) (?:anfingen|begannen|eintraten|starteten)|nach (?:ihm|ihr) (?:angefangen|begonnen|eingetreten|gekommen|kamen|begannen) ?(?:waren|hatten)?)%[^.;]{0,60}(?:bereits|schon|längst|überholt|vorgesetzt|schichtführer|meister|vor)?`,
      `während (?:die|alle|seine|ihre|unsere) (?:übrigen|anderen|nachbar@|kolleg@)[^,;.]{0,60} (?:ohne (?:begleitung|aufsicht|hilfe|kontrolle|zweiten|zweite)|allein|selbst(?:st)?ändig|ungeprüft)%`,
    ],
    unless:
      '(?:schneller|früher|besser|weniger|krank|nur (?:eine[nr]?|zwei|drei|wenige|die hälfte)|verzicht@|niemand|halbier@|übertraf|schon nach|bereits nach|lehrgangsbest@|bestnote)',
  },
  {
    id: 'taken-away',
    field: 'Vertrauen und Leistung',
    told: [
      `(?:nahmen|zogen|lösten|holten|entbanden) wir {him}[^.;]{0,60}(?:heraus|ab|weg|zurück)(?=[.,;]|$)|nahmen wir {him} [^.;,]{0,40}(?:aus|von) (?:de[rmn]|dieser|ihrer|seiner)%`,
      `(?:aus|von) (?:de[rm]|dieser|ihrer|seiner) [^.;,]{3,50} (?:nahmen|zogen|lösten) wir {him}[^.;,]{0,50} (?:heraus|ab|weg|zurück)(?=[.,;]|$)`,
      `(?:bis|als|weil|nachdem|ehe) wir (?:ihm|ihr|{dat}) [^.;,]{0,40}(?:nahmen|abnahmen|entzogen|wegnahmen|abgenommen hatten|entzogen hatten|untersagten|verboten)`,
      `{his} (?:[^.;,]{0,30} )?(?:vollmacht|befugnis|berechtigung|zugang|zugriff|zugangskarte|schlüssel|firmenkarte|kreditkarte|kennwort|unterschriftsvollmacht|prokura|zuständigkeit|tankkarte|kontovollmacht)(?:en)?%[^.;]{0,90} (?:gelöscht|widerrufen|gesperrt|entzogen|zurückgenommen|zurückgefordert|eingezogen|beschränkt|aufgehoben|eingeschränkt|löschten|widerriefen|sperrten|entzogen)%`,
      `@(?:schlüssel|karte|vollmacht|kasse|kennwort|passwort|code|zugang|marke)s?%[^;]{0,90} (?:von {him} (?:zurückerh@|zurückgeford@|zurückverlang@|zurückbek@)|eingezogen|(?:wieder )?abgenommen|entzogen)%`,
      `(?:setzten|ließen|schickten|teilten|betrauten|beauftragten|meldeten|luden|nahmen|gaben) wir {him}[^.;,]{0,60} (?:nicht mehr|nie wieder|nicht länger|nie mehr|nicht wieder)%`,
      `(?:code|schloss|schlösser|kombination|passwort|kennwort)%[^.;]{0,20} (?:änderten|wechselten|tauschten) wir[^;]*(?:{him}|{p})`,
      `(?:mit rücksicht auf|auf (?:bitten?|wunsch|antrag|verlangen|druck|drängen|beschwerde[n]?)) (?:de[rsn]|von|einer|eines|mehrerer|unserer|vieler|zweier|dreier|vier|einiger|die)% [^.;]{0,110}(?:versetzt@|zu(?=[.,;]|$)|teilten?~zu|setzten?~(?:nicht mehr|um)|wechselte|gestellt|umgesetzt|verlegt|nicht mehr|heraus|ausgetauscht|abgelöst|abgezogen|ersetzt|an einen anderen|an eine andere)%`,
      `(?:versetzt|umgesetzt|verlegt|gewechselt|wechselte|arbeitete|setzten|saß|eingesetzt)%[^.;]{0,90}, (?:wo|in der|in dem|damit) (?:[^.;,]{0,40} )?(?:kein(?:e|en)? (?:publikum|kund@|gäste|patienten|kontakt@|geld|bargeld|kollegen)|niemand|wieder|ohne (?:kund|gäst|publikum)@)`,
      `(?:kehrte|wechselte|ging|kam) {p} (?:[^.;,]{0,50} )?(?:zurück|wieder) (?:an|in|auf) (?:den|die|das|ihren|seinen|ihre|seine) (?:alte|frühere|bisherige|vorige)[nrs]?%[^;]*(?:weil|da|denn|nachdem|nicht)%`,
      `beschlossen wir[^.;]{0,40}, es bei [^.;]{0,40} zu belassen|beließen (?:wir )?es [^.;]{0,30}bei|(?:blieb|ließen) es (?:daher |deshalb |schließlich )?bei der &@(?:verteilung|ablage|annahme|hilfe)`,
      `(?:in|aus) (?:{his} )?(?:diensten?|schichten?|stunden|pausen|wochen)%[^.;]{0,20} (?:übernahm|übernahmen|machten?|erledigten?|fuhr|fuhren|führten?) (?:die|der|eine?|jeweils eine?) ${deputies}`,
      `(?:an {his} stelle|statt (?:seiner|ihrer|{dat})|für {him})% [^.;]{0,60}(?:sprach|übernahm|fuhr|schrieb|hielt|führte|besuchte|rechnete|unterschrieb|kochte|verhandelte|trug|leitete|machte|ging)en?%|(?:sprach|fuhr|schrieb|hielt|führte|unterschrieb|verhandelte|leitete|ging)(?:en)? (?:an {his} stelle|statt (?:seiner|ihrer)|anstelle von {him})%`,
    ],
    unless:
      '(?:ruhestand|rente|elternzeit|beförder@|ernann@|auf eigenen wunsch|auf (?:ihren|seinen) (?:eigenen )?wunsch|ausgezeichnet|urlaub@|krank@|erkrank@|nie (?:eine|etwas)|eröffnung|neubau|schließung|umstrukturierung|leitung des|leitung der|mit {his} eintritt|verhinder@)',
  },
  {
    id: 'avoided',
    field: 'Umgang mit anderen',
    told: [
      `${others}[^;]{0,110}(?<!\\p{L})${askFor}[^;]{0,90}${notHim}|(?<!\\p{L})${askFor} ${others}[^;]{0,90}${notHim}|${askFor} (?:\\p{L}+ ){1,3}${others}[^;]{0,90}${notHim}|${others}[^;]{0,110}, um nicht (?:mit|neben|bei|unter|von|zu) {him}`,
      `(?:mit|neben|unter|bei|zu) {him} [^.;]{0,60}(?:fand sich|meldete sich|wollte|mochte|arbeitete|fuhr|saß)%[^.;]{0,50} (?:niemand|keiner|kaum jemand)%|(?:niemand|keiner|kaum jemand|keine@ @(?:kolleg|kund|fahrer|partner)@)% (?:[^.;]{0,40} )?(?:wollte|mochte|meldete sich|fand sich|war bereit)% [^.;]{0,40}(?:mit|neben|unter|bei|zu) {him}%`,
      `(?:jeweils|alle|nacheinander|der reihe nach|einer nach dem anderen)% [^.;]{0,40}(?:um (?:die |eine )?(?:versetzung|anderen|andere)[^.;]{0,10}|abgesprungen(?: waren)?|absprangen|aufgaben|wechselten|kündigten)(?=[.,;]|$)`,
      `(?:vermittelte|schickte|buchte|bestellte|beauftragte|überwies|wies|empfahl|verlängerte)n?% (?:ihr|ihm|sie|ihn|{dat}) [^.;]{0,40}(?:keine[nrs]?|nicht|niemanden)%[^.;]{0,30} mehr(?=[.,;]|$)`,
      `(?:weint|fürchte|ängstig|sträub|graust|schäm)(?:te|ten|e|en)%[^.;,]{0,50} vor (?:jede[rmns]?|{his}|{him}|de[rmn])%|(?:angst|scheu|furcht) vor (?:{him}|{his})`,
      `(?:kündigten?|sagten?~ab|wechselten?|gingen|verließen)%[^;]{0,80}(?:als grund|zur begründung|begründe@|nannten)[^;]{0,60}(?:{his}|{him}|ton|art)%`,
      `(?:klagten?|beschwerten?|beklagten?|schimpften?|murrten?)%[^.;]{0,30} (?:darüber|hierüber|bei jeder|über {him}|über {his} )`,
      `hausverbot%[^.;]{0,20} (?:gegen|für) (?:{him}|unsere[nr]? )|@verbot (?:gegen|für) {him}`,
      `(?:auf antrag|auf betreiben|auf verlangen) (?:de[rs]|ihrer|seiner|von|aller|vier|drei|zwei)[^.;]{0,60}(?:gestellt|versetzt|verlegt|umgesetzt|getrennt)`,
      `(?:nicht|in keinem|nie|kein einziges mal)% [^.;]{0,40}(?:eingeladen|gebeten|dazugebeten|mitgenommen)(?: worden)?(?=[.,;]|$)|(?:ausflug|feier|runde|essen|stammtisch|grillen)%[^.;]{0,60} {p} [^.;]{0,30}(?:nicht|nie|in keinem|kein einziges)`,
      `(?:wechselte|sprach|redete) {p} [^.;]{0,60}(?:mit niemandem|kein wort|nur (?:noch )?(?:schriftlich|über zettel|das nötigste))|mit (?:niemandem|keinem) (?:ein(?:en)? )?(?:wort|gruß)|(?:sprach|redete|verkehrte)n? (?:{p} |sie |beide |sie beide )?[^.;]{0,40}nur noch (?:schriftlich|über|per|durch)|nur (?:noch )?(?:zettel|schriftlich)@ (?:tauschten|verkehrten|sprachen)`,
      `(?:ließ|lässt) {p} [^.;]{0,50}(?:stunde@|minuten|lange|ohne karte)% [^.;]{0,30}(?:sitzen|warten|stehen)|(?:bekam|bekamen|kriegte) [^.;]{0,20}etwas zu hören|(?:setzte|stellte|kanzelte) {p} [^.;]{0,60}(?:vor (?:versammelter|allen|den|der)|vor (?:kund|gäst|patient|kolleg)@)[^.;]{0,40}(?:herab|bloß|ab)%`,
      `(?:beiträge|ideen|arbeit|ergebnisse|vorschläge|leistung(?:en)?) (?:der anderen|anderer|der kolleg@|seiner kolleg@|ihrer kolleg@|fremder)%[^.;]{0,60} als (?:die )?(?:seine|ihre|eigene)[nr]?%`,
      `(?:schrie|brüllte|fuhr|herrschte|pöbelte|keifte) {p} [^.;,]{0,60} an(?=[.,;]|$)|{p} (?:[^.;,]{0,60} )?(?:anschrie|anbrüllte|angeschrien hatte|angebrüllt hatte|beschimpft hatte|beleidigt hatte|vom (?:stand|hof|gelände|platz) gewiesen hatte)`,
    ],
    unless:
      '(?:nur ungern|bedauer@|vermiss@|elternzeit|ruhestand|urlaub@|abschied@|nie (?:eine|jemand|klag|beschwer)@|zug@|bahn@)',
  },
  {
    id: 'share-spoilt',
    field: 'Qualität der Arbeit',
    told: [
      `${badShare}[^.;]{0,40} (?:{his}|von {him}|die {p}|der {p}|das {p})[^;]{0,90}(?<!\\p{L})${spoilt}`,
      `(?:die|der|das) {p} [^,;.]{2,60}, [^;]{0,40}${badShare}[^;]{0,60}(?<!\\p{L})${spoilt}`,
      `(?:{his}|von {him})[^;]{0,90} ${badShare}[^;]{0,60}(?<!\\p{L})${spoilt}`,
      `(?:gutschriften?|nachl[aä]sse?|mehrkosten|schadenersatz|schadensersatz|strafen?|bußgeld@|rückzahlung@|erstattung@|vertragsstrafen?|abzüge)%[^;]{0,60}(?:aufgrund|wegen|infolge|durch|für|auf grund) {his} `,
      `(?:aufgrund|wegen|infolge|für die \\p{L}+|zur \\p{L}+|durch) {his} &?@(?:kommissionierung|abrechnung@|buchung@|beratung@|planung@|angaben|kalkulation@|messung@|bestellung@|lieferung@|montage@|reparatur@|übersetzung@)%[^;]{0,60} (?:mussten?|stellten?|zahlten?|ersetzten?|erstatteten?|ausstellen|holten)`,
      `(?:hinter|zu|bei|unter) {his} (?:\\p{L}+)[^.;]{0,60} (?:offene[nr]? punkte|mängel|einwände|beanstandungen|fragezeichen|rote[nr]? (?:zeichen|striche))%`,
      `(?:falsche|verkehrte|verwechselte|überhöhte|doppelte)[nrs]? \\p{L}+ (?:[^.;,]{0,30} )?(?:von {him}|durch {him}|{p}|{his})[^.;]{0,30}(?:erhalten|bekommen|bekam|geliefert|verabreicht|ausgegeben|gezahlt|verschickt|eingebaut)`,
      `(?:las|prüfte|maß|wog|zählte|trug|buchte|schrieb|notierte|montierte|verlegte) {p} (?:[^.;,]{0,30} )?(?:flüchtig|ungenau|schlampig|nachlässig|aus dem gedächtnis|nach gutdünken|teils [^.;]* teils)|aus dem gedächtnis nach(?=[.,;]|$)`,
      `(?:zwei|drei|vier|fünf|sechs|mehrere|einige|etliche|der dritte|die dritte|\\d+) (?:von |der |{his} )+[^.;]{0,50}(?:eingestürzt|umgekippt|undicht|gerissen|verdorben|verschimmelt|verbrannt|zerbrochen|geplatzt|ausgefallen|abgestürzt|eingegangen|zurückgekommen|zurückgeschickt|durchgefallen)`,
      `(?:dass|weil|da) (?:die|der|das) [^.;,]{2,50} nicht stimmten?[^;]{0,70}(?:{p}|{his}|{him})`,
      `nachberechnung@ {his}|(?:für|mit) (?:die|der) &?(?:@korrektur|@berichtigung|@nacharbeit|@nachbesserung|@durchsicht|@überprüfung)(?:en)? {his}`,
      `erst nach (?:einer|der) (?:zweiten|dritten|vierten|fünften)%[^.;]{0,60} (?:fassung|durchsicht|korrektur|version|prüfung|runde)`,
    ],
    unless:
      '(?:sank|sanken|gesunken|senkte|fiel auf|keine einzige|kein einziges|nur zwei|nicht eine|lob@|ausgezeichnet|prämier@|kolleg@ (?:besser|korrig)@)',
  },
  {
    id: 'nothing-came',
    field: 'Eigeninitiative',
    told: [
      `(?:in|während|über) ${few} (?:\\p{L}+ )?(?:jahre?n?|dienstjahren|monaten|sitzungen|runden|wochen)%[^.;]{0,60} (?:keine[nrms]?|nicht ein(?:e|en)?|kein)%(?: einzige[nrs]?)? (?:eigene[nrs]? )?${ideas}%`,
      `(?:keine[nrms]?|nicht ein(?:e|en)?|kein)%(?: einzige[nrs]?)? (?:eigene[nrs]? )?${ideas}%[^.;]{0,60} (?:in|während|über) ${few} (?:jahren|monaten|sitzungen)%`,
      `(?:unter|von|auf|mit) {his} namen?%[^.;]{0,50} (?:keine[nrms]?|kein|nichts)%`,
      `(?:gesprochen|gesagt|gefragt|geäußert|vorgeschlagen|beigetragen|eingebracht)% hat(?:te)? {p} [^.;]{0,50}(?:nicht|nie|nichts|kein wort)(?=[.,;]|$)|(?:hörte|saß) {p} (?:nur |bloß |lediglich |stumm |schweigend )?(?:zu|da|dabei)(?=[.,;]|$)[^.]{0,40}(?:gesprochen|gesagt|beigetragen|nicht|kein)`,
      `(?:davon|das|so etwas) (?:habe|hätte|hat) (?:ihm|ihr|ihn|sie) (?:keiner|niemand)|(?:antwortete|sagte|erwiderte|meinte) {p}[^.;]{0,60}: nichts|das (?:sei|wäre) nicht (?:seine|ihre) (?:aufgabe|sache|zuständigkeit)`,
      `, (?:wenn|sobald|nachdem|bis) (?:man|wir|der \\p{L}+|die \\p{L}+|jemand|ihm|ihr|ihn|sie)(?: jemand)? (?:(?:ihm|ihr|ihn|sie|{dat}) )?(?:[^.;,]{0,40} )?(?:(?:in die hand (?:gab|drückte)|den besen gab|auftrug|auftrugen|zuteilten?|hinlegten?|vorlegten?|anwies|anwiesen|zurief|aufforderte|aufforderten|befahl|drängten?|antrieb|antrieben|anstieß|anstießen)|(?:gelegt|zugeteilt|aufgetragen|übergeben|gesagt|zugewiesen) wurde)(?=[.,;]|$)`,
      `, wenn man (?:ihm|ihr) [^.;,]{0,40}(?:gab|sagte|hinstellte|reichte|vorgab)(?=[.,;]|$)`,
      `(?:handgriff|schritt|arbeitsgang|auftrag|vorgang)%[^.;]{0,40} (?:sagten|zeigten|erklärten|mussten) wir (?:ihm|ihr|{dat})`,
      `(?:blieb|lag)% (?:[^.;,]{0,30} )?(?:jahre|monate|wochen|lange|offen|liegen)%[^.;]{0,20}, bis wir {him}|, bis wir {him} [^.;,]{0,40}(?:zuteilten|abnahmen|vorgaben|anwiesen|drängten|aufforderten|erinnerten|ermahnten|anmahnten)`,
      `(?:meldete|teilte|zeigte|sagte) {p} (?:[^.;]{0,50} )?nicht(?: mit| an)?(?=[.,;]|$)|{p} [^.;]{0,50}nicht gemeldet hatte`,
      `(?:genügte|reichte) es (?:ihm|ihr|{dat}),|(?:ihm|ihr|{dat}) (?:genügte|reichte) es,? `,
      `(?:endete|hörte)% (?:auch )?(?:{his} (?:tätigkeit|arbeit|tag|einsatz|eifer)|{p} auf)%|(?:verbrachte|saß|stand) {p} (?:[^.;,]{0,40} )?(?:in bereitschaft|untätig|vor dem leeren|am fenster|im pausenraum|mit dem handy|herum)%|{p} [^.;,]{0,40}(?:in bereitschaft|untätig) (?:verbrachte|saß)`,
      `(?:ansprache|gewinnung|suche|entwicklung|pflege|besuche?) [^.;]{0,30}(?:fand|fanden) (?:durch|von|bei|mit) {him} nicht statt`,
      `(?:es ist|war|blieb|ist) (?:seither |seitdem |danach )?alles (?:so, wie|wie zuvor|wie vorher|beim alten)`,
      `mangels (?:vorhaben|ideen?|vorschl@|projekten?|ergebniss@|beteiligung|interesse)`,
    ],
    unless:
      '(?:nein gesagt|fehltag|klage|beschwerde|reklam|fehler@|nachlass|bat (?:er|sie) die|schüler|bewohner|kinder)',
  },
  {
    id: 'records-lacking',
    field: 'Ordnung',
    told: [
      `${papers}%[^.;,]{0,40} (?:führte|schrieb|legte|hinterließ|gab|machte|fertigte) {p} (?:nicht|nie|keine?|keinerlei)%|(?:führte|schrieb|hinterließ) {p} (?:keine?|keinerlei|nie ein(?:e|en)?) ${papers}%`,
      `zu (?:denen|dem|der) (?:kein|keine|weder|nur)[^.;]{0,40} (?:vorliegt|vorliegen|existier@|vorhanden|gibt)|(?:liegen|liegt|fehlen|fehlt) (?:uns |bis heute |noch )?(?:keine?|kein|weder|die) ${papers}`,
      `(?:ungeöffnete|unbearbeitete|unerledigte|unbeantwortete|lose|unsortierte|ungelesene)[nrs]? (?:\\p{L}+en )?(?:@briefe?n?|@post|@rechnungen|@quittungen|@belegen?|@anträgen?|@vorg[aä]nge?n?|@akten|@mahnungen|@zetteln?|@e-mails|@bl[aä]tter@)%`,
      `nicht (?:wieder |mehr )?(?:auftauchten?|aufzufinden|auffindbar|zu finden|aufgetaucht)|(?:unauffindbar|spurlos verschwunden|seit wochen vermisst@|neu angelegt, da)`,
      `(?:stand|standen|notierte|schrieb|hielt|vermerkte|lagen|lag|hing|hingen)% [^.;]{0,50}auf (?:haftzettel|zettel|bierdeckel|schmierzettel|papierfetzen|notizzettel|servietten|rückseiten)@|(?:merkte|behielt) {p} sich (?:die |alle )?(?:beträge|zahlen|termine|bestellungen)`,
      `(?:@gl[aä]ser|@proben?|@ordner|@kartons?|@kisten?|@schränke?|@regale?|@flaschen|@dosen|@dateien)% ohne (?:beschriftung|etikett|datum|namen|aufschrift|ordnung)`,
      `(?:schrank|schreibtisch|schubladen?|spind|regal|fach|keller|transporter|wagen|büro)%[^;]{0,60}(?:stapel@|durcheinander|lagen lose|lose lagen|berge|vermisst@|nicht (?:mehr |wieder )(?:auf|zu))`,
      `(?:so lose|wild|kreuz und quer|völlig) [^.;,]{0,40}durcheinander`,
      `(?:teils|mal) in (?:die|den|das) [^.;]{0,50}(?:teils|mal) (?:in (?:die|den|das)|gar nicht)`,
      `(?:aus|anhand) (?:den |der )[^.;]{0,40} (?:rekonstruiert|wiederhergestellt|nachgetragen|zusammengesucht)`,
      `weder [^.;,]{3,40} noch [^.;,]{3,40} (?:aufgehoben|notiert|aufbewahrt|abgelegt|festgehalten|dokumentiert) hatte`,
      `durchweg unvollständig|unvollständig (?:eingereicht|abgegeben|übergeben|geführt)|leer abgegeben|falsche (?:fassung|version|datei)`,
      `(?:zur|bei der) übergabe [^.;]{0,30}(?:schuhkarton|karton|tüte|plastiktüte|kiste)`,
    ],
    unless:
      '(?:übernahm {p}|übernahm ein|{p} übernahm|ordnete?t?%|verhalf|keinen stapel|nie (?:ein|etwas)|je etwas|mandanten mit|kunden mit|abgeheftet|verbucht|beschriftete|sortierte|mandant~brachte|fand {p}|{p} fand|abzuarbeiten|zu ordnen|zu sichten|auf(?:ge|zu)?arbeite@|(?:be)?arbeitete {p}|archiv~(?:wieder|übern)|vorgesehen|historisch@|forderte {p}|kunde@ (?:brachte|schickte)@)',
  },
  {
    id: 'dishonest',
    field: 'Vertrauen',
    told: [
      `(?:{p} (?:nahm|trug|schaffte|brachte)|(?:nahm|trug|schaffte|brachte) {p}) (?:[^.;,]{0,40} )?(?:ware|material|werkzeuge?|lebensmittel|geld|reste|muster|bestände|flaschen|kleidung|@gutscheine?)%[^.;]{0,40} (?:mit nach hause|nach hause|mit|an sich)%[^.]{0,20}(?:ohne (?:sie|es|ihn|dass|zu|bezahl@|wissen|erlaubnis|abzurechnen)|nicht|unbezahlt|heimlich)`,
      `(?:{him}|der {him}) dafür (?:bezahlte|vergütete|entlohnte)`,
      `(?:überweisungen|zahlungen|bestellungen|aufträge|rabatte|lieferungen) an {his} (?:\\p{L}+ )?(?:lebensgefährt@|ehe@|mann|frau|bruder|schwester|sohn|tochter|verwandt@|freund@|eigene@)%`,
      `in {his} (?:fach|spind|tasche|schrank|rucksack|auto|wagen|schreibtisch)%(?: wieder)?(?=[.,;]|$)|(?:fanden?|fand) sich [^.;]{0,60} in {his} (?:fach|spind|tasche|schrank|rucksack|auto)%`,
      `widersprach(?:en)? (?:den|dem|der) (?:bildern?|kamera@|aufnahmen?|zeugen@|protokoll@|belegen)|(?:version|fassung|darstellung|angaben)%[^.;]{0,30} (?:hielt|hielten) [^.;]{0,30}nicht stand`,
      `, wie sich (?:später |dann |bald )?(?:herausstellte|zeigte|ergab),|(?:nachfertigung|nachgemacht|kopien?|nachschlüssel|doppel)% (?:[^.;]{0,20} )?ohne (?:erlaubnis|wissen|auftrag)`,
      `(?:die|das) nur {p} (?:besaß|kannte|hatte|wusste)[^;]{0,60}(?:lasen|lag|kursier@|standen?|netz|zeitung|herum|kannten|wussten)`,
      `nie allein (?:zu sein|lassen|gelassen)|(?:nur|stets|nie anders als) (?:in|mit) begleitung|unter (?:den )?augen (?:eines|einer|von|des|der) (?:zweiten|kolleg@|leit@|wach@)`,
      `fehlten? (?:[^.;]{0,20} )?(?:im mittel|im schnitt|regelmäßig|jeweils|jedes mal|immer wieder|wiederholt|mehrfach)%[^.;]{0,40}(?:euro|geld|betr[aä]ge?|ware|flaschen|stück)`,
    ],
    unless: '(?:nie|kein@|deckte|klärte|verhinderte|bemerkte {p})%',
  },
  {
    id: 'against-superiors',
    field: 'Verhalten gegenüber Vorgesetzten',
    told: [
      `{his} (?:rechts)?anw[aä]lt(?:s|es|in)?%|{his} (?:rechtsschutzversicherung|gewerkschaft)%`,
      `(?:prozesse?n?|rechtsstreite?n?|klagen?|verfahren)% (?:mit|gegen) (?:de[mrn]|die|das|uns|unser@|unseren?) ?(?:@leit@|@chef@|@inhaber@|@vorgesetz@|@geschäftsf@|haus|betrieb|firma|träger)?(?=[.,; ]|$)[^;]{0,60}(?:vorangegangen|vorausgegangen|führte|verlor|geführt|endete)`,
      `(?:erste|zweite|dritte|vierte|weitere|mehrere|zwei|drei)[nr]? (?:abmahnung|ermahnung|verwarnung|rüge)(?:en)?%|(?:ermahnung|abmahnung|rüge|verwarnung)% (?:aus|erteil|ausgesprochen|folgte|darauf)|(?:sprachen|erteilten) wir (?:{him} )?[^.;]{0,30}(?:ermahnung|abmahnung|rüge)|wir (?:sprachen|erteilten) [^.;]{0,30}(?:ermahnung|abmahnung|rüge)`,
      `zu {his} personalakte (?:genommen|gelegt)`,
      `über (?:dessen|deren|den|die) (?:kopf|köpfe)@[^.;,]{0,30} hinweg|am (?:chef|leiter|vorgesetzten|meister) vorbei|hinter (?:dessen|deren|dem) rücken`,
      `gegen (?:deren|dessen|unseren|den ausdrücklichen) (?:ausdrücklichen )?(?:willen|weisung|wunsch|rat|anordnung)`,
      `(?:weisungen?|anweisungen?|anordnungen?|aufträge)%[^.;]{0,30} (?:nahm|befolgte|führte|hielt|akzeptierte|folgte) {p} (?:[^.;]{0,20} )?(?:nur|erst|nicht|selten|widerwillig|ungern|nie)%|(?:was|wenn) (?:die|der|unsere?) @(?:leitung|leiter|leiterin|chef|chefin|meister|redaktion)@ (?:strich|anordnete|untersagte|verbot|festlegte|ablehnte)[^;]{0,20}, (?:setzte|machte|tat|schrieb|führte|baute|bestellte) {p}`,
      `(?:verweigerte|verwehrte) (?:{p} )?[^.;,]{0,40}(?:auskunft|gehorsam|handschlag|mitarbeit|unterschrift|zusammenarbeit|gespräch)%|{p} [^.;,]{0,40}(?:auskunft|gehorsam|mitarbeit|zusammenarbeit|unterschrift) verweigerte`,
      `@(?:gespräch|sitzung|besprechung|termin|runde|unterweisung|schulung|prüfung)@ [^.;,]{0,20}(?:erschien|kam|ging) {p} (?:[^.;,]{0,60} )?nicht(?=[.,;]|$)`,
      `(?:erschien|kam|ging) {p} (?:zu|zum|zur) [^.;,]{0,50}(?:gespräch|sitzung|besprechung|termin)@ [^.;,]{0,40}nicht(?=[.,;]|$)`,
      `(?:gespräche?|verständigung|zusammenarbeit)% mit {him} [^.;]{0,30}nicht (?:mehr |länger )?(?:möglich|zumutbar|denkbar)|(?:bat|ersuchte)% um die (?:auflösung|beendigung|trennung)`,
      `(?:sobald|wenn|bis) (?:dort |hier )?(?:ein anderer|eine andere|ein neuer|eine neue) (?:chef|leiter|meister|vorgesetzte|leiterin|chefin)@`,
      `hand (?:zum abschied |zur begrüßung )?nicht (?:gegeben|gereicht)|(?:gab|reichte) {p} [^.;]{0,40}(?:nicht|keine) (?:die )?hand%`,
      `(?:in kopie|kopien?) (?:[^.;]{0,20} )?an (?:die )?(?:gewerkschaft|zeitung|lokalzeitung|presse|betriebsrat|anwalt)`,
    ],
    unless:
      '(?:als (?:rechts)?anw[aä]lt@|vertrat {p}|mandant@|mieter@|säumig@|schuldner@|verwaltete|für unser haus|beriet|arbeitsrecht|nie (?:eine|einen)|keine einzige|setzte {p} auf|entwarf)',
  },
  {
    id: 'inflexible',
    field: 'Einsatz und Flexibilität',
    told: [
      `(?:verwies|berief|pochte|bestand|beharrte) {p} (?:sich )?(?:[^.;,]{0,30} )?auf {his} (?:\\p{L}+en )?(?:vertrag|arbeitsvertrag|stellenbeschreibung|tarifvertrag|arbeitszeit|rechte?|pausen?|pausenzeit|feierabend|urlaub)%|mit dem (?:hinweis|verweis) auf {his} (?:\\p{L}*vertrag|stellenbeschreibung|feierabend|pause|arbeitszeit)|(?:hinweis|verweis) auf (?:den vertrag|die stellenbeschreibung|den tarif@|dienstschluss|feierabend)`,
      `(?:um|punkt|ab|nach) [\\d.:]+ uhr [^;,]{0,30}(?:legte|ging|verließ|ließ|war|nahm|hängte) {p}[^;]{0,60}(?:auch wenn|selbst wenn|gleich|egal|obwohl|ob|mitten|ungeachtet|während)%`,
      `(?:lehnte|schlug|wies) {p} [^.;,]{0,60}(?:einsatz|einsätze|reisen?|vertretung|wechsel|umzug|dienste?|schicht(?:en)?|versetzung|wochenend@|samstag@|mehrarbeit|überstunden|bereitschaft)@[^.;,]{0,40} (?:ab|aus)(?=[.,;]|$)|(?:bitten?|anfragen?|angebot|ersuchen)%[^.;]{0,70} (?:lehnte|schlug|wies|beantwortete|überging) {p} `,
      `(?:sagte|meldete) {p} [^.;]{0,40} ab, wie (?:{p} )?(?:es |schon |jedes |immer )`,
      `{p} (?:nahm|fuhr|ging|kam)[^.;,]{0,70} nicht (?:teil|mit|hin)%[^;]*(?:eigene[nmr]?|entschluss|wunsch|lust|wollte)`,
      `(?:auf (?:dienst)?reisen|auf messen|ins ausland|auf montage|in die filiale|zu kunden|zur bereitschaft|an wochenenden|samstags|sonntags|abends)%[^.;,]{0,20} (?:ging|fuhr|kam|arbeitete|half|stand) {p} nicht(?! (?:nur|selten))`,
      `(?:auf|trotz) {his} (?:drängen|verlangen|betreiben|weigerung|widerstand|protest)%`,
      `(?:kam|kamen)% für {him} (?:nicht|nie) in (?:betracht|frage)|(?:für {him}|{him}) (?:nicht|nie) in (?:betracht|frage) kam(?:en)?`,
      `{his} (?:teilnahme|mitarbeit|vertretung|einsatz|unterschrift)@ verweigert@|(?:dienste?|schicht(?:en)?)%[^;]{0,90}(?:nicht angetreten|nicht antrat|abgesagt|abgelehnt hatte)`,
      `anfragen [^.;]{0,60}nach den ersten (?:ablehnungen|absagen)|nicht mehr (?:gestellt|gefragt|angefragt)(?=[.,;]|$)|obgleich {p} (?:[^.;,]{0,20} )?(?:gefragt|gebeten|eingeladen|eingeteilt)|obwohl {p} (?:[^.;,]{0,30} )?(?:gefragt|gebeten|eingeladen|eingeteilt)`,
      `führten? wir (?:[^.;,]{0,20} )?ohne {him}|ohne {him} (?:durchführen|stattfinden|auskommen|erledigen)`,
      `zog um {him} herum alles|schloss die @(?:abteilung|filiale|theke|kasse|station) (?:eher|lieber), als dass {p}`,
    ],
    unless:
      '(?:streik|krank|mutterschutz|elternzeit|beförderung|auch abends|nein gesagt|angebot~(?:wechsel|stelle|zu unserer|leitung)|um {his} aufgabe hier|nahm {p} mit|um {his} kolleg|betriebsarzt)',
  },
  {
    id: 'slow-learner',
    field: 'Auffassungsgabe und Fachwissen',
    told: [
      `probezeit%[^.;]{0,40} (?:verlängerten|verlängert)%[^;]*(?:damit|weil|da|um)%`,
      `bis {p} [^.;]{3,110}, (?:vergingen|dauerte es|brauchte es|verging)%`,
      `(?:im|nach) (?:dem )?(?:zweiten|dritten|vierten|fünften|\\p{L}+zehnten|elften|zwölften|zehnten|neunten|achten|siebten|sechsten) (?:monat|jahr|halbjahr|ausbildungsjahr|quartal)%[^.;]{0,50} (?:(?:zum ersten mal|erstmals) [^.;]{0,20}(?:ohne|allein|selb@|fehlerfrei|pünktlich)|noch (?:wöchentlich|täglich|immer|einmal))|(?:im \\p{L}+ jahr|anfangs)%[^;]{0,30} täglich, im (?:zweiten|dritten|vierten) (?:noch )?(?:wöchentlich|monatlich)`,
      `nach (?:ein|zwei|drei|vier|anderthalb|eineinhalb|mehreren|\\d+)(?:em|en)? (?:jahr|jahren|monaten|wochen) (?:einarbeitung|anleitung|schulung|anlernzeit)%`,
      `auch nach (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehreren|vielen|\\d+) (?:\\p{L}+ )?(?:jahren|monaten|schulungen|wochen|anläufen)%[^.;]{0,60} (?:die zentrale|den|noch|nicht|jedes|immer|nach|an)%`,
      `(?:zum ende|am ende|kurz vor dem ende|gegen ende) (?:der|ihrer|seiner) &?(?:ausbildung|lehrzeit|lehre|probezeit|einarbeitung)[^.;]{0,20}(?:ein|erst|auf)(?=[.,;]|$)`,
      `(?:begann|fing|startete|setzte)% mit {him} (?:wieder |noch einmal |erneut |von neuem )+[^.;]{0,30}(?:bei|von|an)%|wieder bei (?:lektion|kapitel|stufe|punkt|schritt) (?:eins|1)`,
      `(?:nach|in) (?:zwei|drei|vier|fünf|mehreren|den ersten) (?:mündlichen |vergeblichen )?(?:anläufen|erklärungen|versuchen|einweisungen)|(?:mündliche|vergebliche) anläufe|(?:jede|dieselbe|die gleiche) erklärung [^;]{0,60}(?:am nächsten tag|tags darauf|neue|erneut|wieder)`,
      `erreichte {p} (?:nur |lediglich |gerade )?(?:[1-4]?\\d|fünfzig|vierzig|dreißig|zwanzig) (?:von|der) (?:100|hundert|möglichen)|(?:erforderliche|nötige|verlangte)[nr]? (?:@punkt@|@note|@zahl|mindest@)[^.;]{0,20} (?:verfehlt@|nicht erreicht@)|steht (?:daher |deshalb |noch |weiterhin )*aus, (?:da|weil|nachdem) {p}`,
      `(?:ohne den|ohne das|ohne die) {p} (?:nicht|nie) \\p{Ll}+(?:te|ß|b|g|m|hr|nd)%|ließ sich (?:[^.;,]{0,30} )?erklären, (?:was|wie|warum|wozu)`,
      `(?:schlug|sah|las|schaute) {p} [^.;]{0,50}(?:bei jede[mr]|jedes mal|immer wieder|stets)[^.;]{0,40} nach(?=[.,;]|$)|(?:las|ablas|ablesen)@ [^.;,]{0,20}(?:von )?(?:karteikarten|spickzettel|zetteln?|blatt) ?(?:ab|ablas)?%|von karteikarten`,
      `(?:fachfragen|rückfragen|nachfragen|fragen|anrufe)%[^.;,]{0,40} (?:verwies|leitete|gab|reichte) (?:{p} )?(?:[^.;,]{0,20} )?an (?:de[nr]|die|eine[nr]?|das) |{his} tickets?[^.;]{0,20} gab`,
      `(?:den|das|die) (?:technischen?|fachlichen?|schwierigen?|rechtlichen?|wissenschaftlichen?|rechnerischen?)(?: teil)?%[^.;]{0,50} (?:hielt|übernahm|schrieb|machte|erledigte|rechnete|trug)% (?:der|die|ein|eine|das|später|dann|jeweils) ?${deputies}`,
      `(?:{p} (?:verfasste|erstellte|schrieb|baute|zeichnete|führte)|(?:verfasste|erstellte|schrieb|zeichnete) {p})[^;]{0,40}, (?:die|den|das) [^;,]{2,40} (?:trug|rechnete|prüfte|übernahm|zeichnete|ergänzte|schrieb|hielt|machte)% (?:später |dann |jeweils |stets )?(?:der|die|das|ein|eine) ?${deputies}`,
      `(?:erstellte|schrieb|führte|machte|übernahm|hielt|zeichnete|rechnete|schloss) (?:{his}|der|die|ein|eine) ${deputies}, {p} (?:legte|reichte|holte|trug|stellte|kopierte|hielt|brachte) `,
      `(?:leuchtete|leuchteten|ging|gingen|erschloss|erschlossen) (?:sich )?(?:ihm|ihr|{dat})% (?:[^.;,]{0,30} )?(?:erst|zum ende|am ende|nie|nicht|kaum)%|(?:blieb|blieben|bleibt) (?:ihm|ihr|{dat}) (?:[^.;,]{0,30} )?(?:fremd|unverständlich|verschlossen|ein rätsel)%|(?:ihm|ihr|{dat}) (?:[^.;,]{0,40} )?(?:fremd|unverständlich|verschlossen|ein rätsel) (?:war|waren|blieb|blieben)%`,
      `mehr als die hälfte (?:der|unserer|aller) [^.;]{0,40} entfiel auf {him}`,
    ],
    unless:
      '(?:dozent|referent|schüler@|lieber als|als prüfer|vergingen nur|nur (?:zwei|drei|wenige|eine?)|kürzer|verkürzt@|nie|verzichteten)',
  },
];

/** What many such facts have in common, too little alone: only where the sentence reads as weak. */
export const blameCues: readonly string[] = [
  `${why} [^,;.]*(?:{p}|{him}|{his})`,
  '(?:von|mit|bei|für|an|neben|um|zu|ohne|auf|über) {dat}%',
  '(?:von|mit|bei|für|ohne|neben|an|um|über|gegen|statt|außer) {him}%(?! \\p{Ll}*(?<=t|n)e[nrms]? \\p{L})',
  ', bis (?:{p}|{him}|wir|der|die|das|man|jemand)%',
  '(?:nicht mehr|nur noch|nie wieder|seither|seitdem)%',
  `\\p{L}+te(?:n)? (?:jeweils |dann |stets |später )?(?:der|die|eine?|das|dessen|unsere?|{his}) &${deputies}`,
  '(?:haben|hatten|mussten|\\p{L}+ten|ließen|gaben|nahmen|zogen|hielten) wir%|(?<!, )wir \\p{L}+ten%',
  '(?:nicht|kein@|niemand@|weder|kaum|selten)%',
  '(?:während|wofür|wozu|statt|anstatt|bis auf|anders als)%',
  '(?:erneut|wieder|zweimal|dreimal|mehrmals|mehrfach|wiederholt|noch einmal|nochmals|öfter|jedes mal)%',
];
/** What tells well of somebody beside such a cue, or of others. */
export const brightBeside =
  '(?:gerne?|zu halten|eintritt|in (?:die|das|unsere?) \\p{L}+ von {dat}|fiel(?:en)? [^;]*(?:krank|aus)|(?:wollten|wünschten|wollte) (?:\\p{Ll}+ )?nur (?:von|zu|mit) {him}|als \\p{L}+ (?:war|führte|leitete|vertrat|arbeitete) {p}|mehrmals im jahr|erkennt man|später im haus|einführte|zurückgriff|nichts mehr zu tun|täglich an|um mit {him} zu reden|sondern|gab es [^.;]{0,30}noch (?:gar )?nicht|bestand|bestanden|freiwillig|ruhende|nie|niemals|lieber einmal mehr|nicht (?:nur|selten|ohne)|kein@ (?:anteil|zuschauer|gast|käufer|ander@)|keine (?:mängel|beanstandung@|klage@)|stimmte@|ungetrübt@|bereitwillig|von sich aus|bei uns|für alle|von jedem|als erste[rsn]?|auf null|wählten|wohl|herz@|treu@|mut|geduld@|freude@|stolz@|@erfolg@|nett@|heiter|gelassen|höflich@|freundlich@|witz|kein ahnung|höher@|besser|@initiative|vor {his} zeit|vorher|zuvor|anfangs|fing|als {p} (?:[^,;]{0,40} )?(?:kam|anfing|begann|übernahm)|(?:übernahm|half|fand|rettete|sprang|bildete|blieb|brachte|gewann|klärte|lernte|zeigte|entwickelte|schuf|baute) {p}|{his} vorgänger@|als dozent@|vorausgesagt|auf der (?:gasse|hof)|wenn andere)%|(?:begeister|lob|dank|läch|lach|anerkenn|liebevoll|geschätzt|achtete|rückmeld|vollkommen|vollständig|alleinig|selb(?:st)?ständig|eingeführt|erdacht|gestaltet|vorgestellt|geschenkt|bewunder|ernst genommen|berührt|von {him} (?:\\p{L}+e[nrms]? )?(?:ausgebildet|angeleitet|betreut|entwickelt|eingeführt|gegründet|aufgebaut|organisiert))@|(?:wofür|was)% (?:wir|alle) [^;]*(?:dank|froh|schätz)@|(?:lieb|nett|hilf)@';
