import { hash } from '../../src/domain/german/hash.ts';
import type { CorpusSentence } from './corpus.ts';

const subject =
  /^(?:(?:Frau|Herrn?) (?:Dr\. )?(?:(?:von|van|de|der|zu) )*\p{Lu}[\p{L}’'-]+|Sie|Er|Ihre?[nmrs]?|Seine?[nmrs]?|Der Praktikant|Die Praktikantin|Der Auszubildende|Die Auszubildende) (?=\p{L})/u;

/**
 * The sentence without its subject, as phrase lists and bullet points have it („verfügt über …“), or null. Without
 * such variants the fitted part would take a missing person for a missing rating.
 */
export function withoutSubject(row: CorpusSentence): CorpusSentence | null {
  const text = row.text.replace(subject, '').replace(/\.$/, '');
  if (text.length > row.text.length - 3) return null;
  return { ...row, text };
}

const named = /(?<salutation>Frau|Herr) (?:Dr\. )?(?:(?:von|van|de|der|zu) )*\p{Lu}[\p{L}’'-]+/u;
const pronoun = /^(?:Sie|Er) (?=\p{Ll})/u;
const dative =
  /(?<!\p{L})(?:von|mit|bei|zu|nach|aus|gegenüber|seit|durch|der|dass|stand|oblag|gelang|fiel|unterstand(?:en)?) $/iu;
/** Words for the person that references use instead of a name, for a man and for a woman. */
const roles =
  `Mitarbeiter Mitarbeiterin|Auszubildende Auszubildende|Praktikant Praktikantin|Geselle Gesellin|Lehrling Auszubildende
Verkäufer Verkäuferin|Sachbearbeiter Sachbearbeiterin|Referent Referentin|Ingenieur Ingenieurin|Techniker Technikerin|Pfleger Pflegerin
Koch Köchin|Kellner Kellnerin|Monteur Monteurin|Fahrer Fahrerin|Buchhalter Buchhalterin|Filialleiter Filialleiterin|Bauleiter Bauleiterin
Projektleiter Projektleiterin|Teamleiter Teamleiterin|Abteilungsleiter Abteilungsleiterin|Erzieher Erzieherin|Lehrer Lehrerin|Arzt Ärztin
Architekt Architektin|Entwickler Entwicklerin|Berater Beraterin|Einkäufer Einkäuferin|Disponent Disponentin|Lagerist Lageristin
Hausmeister Hauswartin|Gärtner Gärtnerin|Bäcker Bäckerin|Friseur Friseurin|Schreiner Schreinerin|Elektriker Elektrikerin
Laborant Laborantin|Assistent Assistentin|Sekretär Sekretärin|Redakteur Redakteurin|Controller Controllerin|Kaufmann Kauffrau
Volontär Volontärin|Werkstudent Werkstudentin|Angestellte Angestellte|Mechaniker Mechanikerin|Konditor Konditorin|Wirt Wirtin
Sozialarbeiter Sozialarbeiterin|Kraftfahrer Kraftfahrerin|Schichtleiter Schichtleiterin|Meister Meisterin|Facharbeiter Facharbeiterin
Trainee Trainee|Bibliothekar Bibliothekarin|Kassierer Kassiererin|Vertreter Vertreterin|Programmierer Programmiererin|Pförtner Pförtnerin
Küchenhelfer Küchenhilfe|Betreuer Betreuerin|Therapeut Therapeutin|Jurist Juristin|Kollege Kollegin|Hotelfachmann Hotelfachfrau`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]);

/**
 * The sentence with the person called by a role („die Disponentin“, „unser Geselle“), or null. Without such variants
 * the fitted part would take the names of jobs for signs of tasks.
 */
export function withRole(row: CorpusSentence): CorpusSentence | null {
  const seed = hash(row.id);
  const [man, woman] = roles[seed % roles.length] as [string, string];
  const call = (female: boolean, start: boolean): string => {
    const ours = (seed >>> 8) % 3 === 0;
    const article = female ? (ours ? 'unsere' : 'die') : ours ? 'unser' : 'der';
    // „der Auszubildende“, „unser Auszubildender“
    const noun = female ? woman : ours && /ende$|llte$/.test(man) ? `${man}r` : man;
    return `${start ? article[0]?.toUpperCase() + article.slice(1) : article} ${noun}`;
  };
  const name = named.exec(row.text);
  if (name !== null) {
    const end = name.index + name[0].length;
    // „Frau Webers Leistungen“, „Herr Meier, …“ and „mit Frau Weber“ stay.
    if (!/^ \p{Ll}|^\.$/u.test(row.text.slice(end)) || dative.test(row.text.slice(0, name.index)))
      return null;
    const role = call(name.groups?.['salutation'] === 'Frau', name.index === 0);
    return { ...row, text: row.text.slice(0, name.index) + role + row.text.slice(end) };
  }
  const start = pronoun.exec(row.text);
  if (start === null) return null;
  return { ...row, text: `${call(start[0].startsWith('Sie'), true)} ${row.text.slice(start[0].length)}` };
}
