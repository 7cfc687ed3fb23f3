import { personForms } from '../compose/setting.ts';
import { adaptPerson } from '../german/adapt-person.ts';
import { findAddressed } from '../german/names.ts';
import { addressedName, type PersonForms } from '../german/person-forms.ts';
import type { Answers } from '../letter/answers.ts';
import { blocksOf, isEdited, isKept, type Block, type Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

/**
 * Words of the user's own, or of an employer, that speak of somebody else than the letter does: they were kept when the
 * name or the salutation changed, or somebody else is named in them.
 */
export function personWarnings(letter: Letter, { person }: Answers): Warning[] {
  const now = personForms(person);
  if (now.last === '') return [];
  return blocksOf(letter).flatMap((block) => {
    if (block.hidden || !(block.kind === 'own' || isKept(block))) return [];
    if (block.writtenFor !== undefined) return told(block, personForms(block.writtenFor), now, 'warning');
    // An employer's own words were read as they are: the decoder tells what does not fit in them.
    if (block.kind !== 'own' && !isEdited(block)) return [];
    const other = otherIn(block.text, now);
    return other === null ? [] : told(block, other, now, other.last === now.last ? 'warning' : 'hint');
  });
}

function told(block: Block, former: PersonForms, now: PersonForms, severity: Warning['severity']): Warning[] {
  const { text, words } = adaptPerson(block.text, former, now);
  if (words.length === 0) return [];
  const quotes = words.map((word) => `„${word}“`).join(', ');
  const name = addressedName(now, 'nom');
  return [
    {
      id: 'other-person',
      severity,
      title: 'Der Satz spricht noch von jemand anderem',
      detail:
        `Das Zeugnis gilt ${now.gender === 'm' ? 'jetzt Herrn' + name.slice(4) : `jetzt ${name}`}; hier steht ${quotes}.` +
        (text === block.text ? '' : ` Angepasst: „${text}“`),
      block: block.id,
      ...(text === block.text ? {} : { better: text }),
    },
  ];
}

/** Behind these somebody else is meant: „zusammen mit Frau Kern“, „ihrer Leiterin Frau Kern“. */
const beside =
  /(?:(?<!\p{L})(?:als|an|bei|beim|durch|mit|neben|oder|und|unter|von|vom|zwischen)|\p{Lu}\p{Ll}+,?)\s+$/u;

/** Whom a sentence speaks of instead: somebody of the same name but the other gender, another one who leads it, „Sie …“. */
function otherIn(text: string, now: PersonForms): PersonForms | null {
  for (const { salutation, title, first, last, start } of findAddressed(text)) {
    const gender = salutation === 'Frau' ? 'f' : 'm';
    const named = { gender, title: title ?? '', first: first ?? '', last } as const;
    if (last === now.last && gender !== now.gender) return named;
    const leads = start === 0 || /[.;:]\s+$/u.test(text.slice(0, start));
    if (last !== now.last && !last.includes(now.last) && leads && !beside.test(text.slice(0, start)))
      return named;
  }
  if (now.gender === 'x') return null;
  const led = (now.gender === 'm' ? herStart : hisStart).test(text);
  return led ? { gender: now.gender === 'm' ? 'f' : 'm', title: '', first: '', last: '' } : null;
}

/** „Sie war …“, „Ihre Arbeitsweise …“; not „Sie waren …“. */
const herStart = /^(?:sie\s+(?!sind|\p{Ll}+en\s)\p{Ll}+|ihre?\s+\p{L}+)/iu;
const hisStart = /^(?:er\s+\p{Ll}+|seine?\s+\p{L}+)/iu;
