const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Words that can only mean a man, or only a woman. „ihr“ and „sie“ may mean several people and prove nothing. */
const onlyHim = word('[Hh]err[n]?|[Ee]r|[Ii]hm|[Ii]hn|[Ss]ein(?:e[mnrs]?)?');
const onlyHer = word('Frau');
/** „Sie“ with a verb in the singular: a woman. */
const sheDoes = word('[Ss]ie (?:war|hat|hatte|ist|wurde|wird|konnte|kann|\\p{Ll}{3,}te|\\p{Ll}{3,}t)');

/** The words that speak of the wrong person; at most one entry. */
export function personFault(text: string, gender: 'm' | 'f' | 'x'): string[] {
  const wrong =
    gender === 'f' ? [onlyHim] : gender === 'm' ? [onlyHer, sheDoes] : [onlyHim, onlyHer, sheDoes];
  // „sein“ as a verb or with „Unternehmen“ would need grammar; in praise it is the possessive.
  const found = wrong.map((pattern) => pattern.exec(text)?.[0]).find((one) => one !== undefined);
  return found === undefined ? [] : [found];
}

const past = word(
  'war|waren|hatte|hatten|wurde|wurden|konnte|verstand|bewies|besaß|trat|übernahm|behielt|ging|fand|entsprach|schloss|gewann|brachte|hielt|hat|haben',
);
/** A weak verb in the past, known by the subject beside it: alone „-te“ may be an adjective. */
const weakPast =
  /(?:(?<!\p{L})(?:[Ss]ie|[Ee]r|[Ww]ir)|\]|(?:Herr|Frau) \p{Lu}[\p{L}-]+) \p{Ll}{2,}ten?(?!\p{L})|(?<!\p{L})\p{L}{2,}ten? (?:sie|er|wir|Herr|Frau|\[NAME)(?!\p{L})/u;
const isPast = (text: string): boolean => past.test(text) || weakPast.test(text);
const present = word(
  'ist|sind|wird|werden|kann|versteht|beweist|besitzt|tritt|übernimmt|behält|geht|findet|entspricht|schließt|gewinnt|bringt|hält|zeigt|arbeitet|erledigt|überzeugt|erzielt|erreicht|führt|erfüllt|handelt|löst|setzt|erfasst|verfügt|beherrscht|denkt',
);
/** What is still true of somebody who has left may stand in the present. */
const lasting = word('verfügt|besitzt|ist');

/** True where the whole text stands in the other tense. */
export function tenseFault(text: string, tense: 'past' | 'present'): boolean {
  if (tense === 'present') return isPast(text) && !present.test(text);
  return present.test(text) && !isPast(text) && !lasting.test(text);
}
