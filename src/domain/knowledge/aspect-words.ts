/** Parts of the patterns that tell how somebody lacked a trait, in the short notation of `words`. */
export const p = '(?:(?<!\\p{L})(?:er|sie|frau [\\p{L}-]+|herr [\\p{L}-]+)(?!\\p{L}))';
export const him = '(?:(?<!\\p{L})(?:ih[rmn]|ihnen|sie|frau [\\p{L}-]+|herrn [\\p{L}-]+)(?!\\p{L}))';
export const his = '(?<!\\p{L})(?:ihr|sein)(?:e[nmrs]?)?(?!\\p{L})';
/** A number from two on, in digits or words, and as the first part of a word. */
export const number =
  '(?:(?<![\\d.,])[1-9]\\d*(?:[.,]\\d+)?|(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig|mehrere[nr]?|etliche[nr]?|einige[nr]?))';
/** Somebody else of the house. */
export const boss =
  '@(?:leiter|leiterin|(?<!an|ab|um|zu|her|ein)leitung|führer|führerin|(?<!ein|durch|aus|auf|vor|zu|weiter|ver)führung|chef|meister|vorgesetzt|inhaber|prokurist|direktor|direktion|vorstand|geschäftsführ|gesell|kolleg|ausbilder|betreuer|polier|vorarbeit|stellvertret|anwalt|anwält|berater|partner|arzt|ärzt|koordinator|mentor|sekretär|einkäufer|ingenieur|techniker|sachbearbeit|fachkraft|bauleit|empfangschef|obmann|assistent|disponent|kapitän|rektor|dekan|pfarrer|intendant|referent|architekt|buchhalter|controller|administrator|abteilung|zentrale|verwaltung|personalbüro|kammer|nachfolg|famul|springer|aushilf|praktikant|pate%|patin%|pförtner|vertretung%|zweite[rn]?%|dritte[rn]?%|andere[rn]?%)@';
export const aBoss = `(?:(?:der|die|den|dem|des|eine[rnms]?|eine?|unser|unsere[rnms]?|ihr|ihre[rnms]?|sein|seine[rnms]?|deren|dessen|stets|immer|nur|allein|jeweils) ){0,2}&${boss}`;
/** Somebody else who does it: named in the nominative. */
export const nom = `(?<!\\p{L})(?:(?:der(?! &\\p{L}*(?:in|ung|schaft|abteilung|zentrale|en)%)|die|ein|eine|unser|unsere|sein|seine|ihr|ihre|deren|dessen|mehrere|zwei|andere|mein) &|(?=(?:meister|kollege+|kollegin|polier|chefin|chef)%))${boss}`;
const mine = `(?:${p}|${him}|${his}|(?:frau|herrn?) [\\p{L}-]+s?%)`;
/** Where a clause begins, so that what stands there is its subject. */
const first =
  '(?:^|(?<=[,;:] )|(?<=[,;:] (?:die|der|das|den|dem|was|dass|weil|da|nachdem|bevor|ehe|wenn|und|doch|wobei|indes|während) )|(?<=[,;:] (?:die|der|das|den) (?:ihm|ihr|ihn|sie) )|(?<= und )|(?<=(?:wie|dass|weil|nachdem|bevor|ehe|wenn|während) ))';
const done = (verbs: string): string =>
  `(?:(?<!(?:er|sie|(?:frau|herr) [\\p{L}-]+|und) )(?:(?<!, )|(?<=, (?:die|der|das|den|was|dem|denen) [^,;]{3,80}, ))(?<!\\p{L})(?:${verbs})% (?!${p})(?:(?!${p})\\p{L}+ ){0,3}?${nom}|${first}${nom}(?! [^.;,]*(?:${verbs})% ${p})(?: [^.;,]{0,70}?)? (?:${verbs})%(?! ${p}))`;
/** What others did where the sentence names the person besides: „Seine Angebote kalkulierte der Leiter“. */
export const by = (verbs: string): string => `^(?=[^;]*${mine})[^;]*?${done(verbs)}[^;,.]*`;
/** The same of a verb in two parts: „gab ihm der Polier jeden Morgen vor“. */
export const bySplit = (verbs: string, particle: string): string =>
  `^(?=[^;]*${mine})[^;]*?${done(verbs)}[^.;,]{0,90} (?:${particle})(?=[.,;]|$| und| oder)`;

/** Staff, by whatever name. */
export const staff =
  '@(?:team|mitarbeit|beschäftigt|leute%|leuten%|gruppe%|mannschaft|kolonne|schicht%|außendienst|gesell|erzieher|kräfte|pfleger|pflegend|kolleg|köpfig|monteur|belegschaft|abteilung|lehrling|auszubild|personal%|personals%|untergeben|trupp)@';
/** What makes such a sentence tell of something else: it never was so, it was so even then, or it is a rule for all. */
export const sound =
  '(?:nie|niemals|niemand|keine[rs]? (?:der|von|ihrer|seiner)|ohne eine?|(?:(?:ihre|seine)[smnr]?|in|wegen|während) &@(?:urlaub|abwesenheit|elternzeit|mutterschutz)@|kein einzige@|keine einzige@|nicht ein|nicht einmal|weder|verhinderte?|selbst (?:als|wenn|bei)|auch (?:als|wenn)|obwohl|obgleich|trotz@|vier-?augen@|vorschrift@|vorgeschrieben|gesetzlich@|gesetz|richtlinie@|satzung|norm|üblicherweise|wie alle|wie jeder?|vorsorglich|freiwillig|auf eigenen wunsch|gern gesehen|lob@|dank ihre@|dank seine@|vorbild@|beförder@|aufstieg|ohne (?:beanstand|fehl|mangel|mängel|grund)@)%';
