import type { ReactNode } from 'react';
import type { Recommendation } from '#domain/decode/reading.ts';
import { legalNote, stepsByLetter } from '#domain/letter/next-steps.ts';
import { useText } from '#web/lib/i18n.ts';
import { Group } from './findings-sections.tsx';
import { Law } from './law.tsx';

interface NextStepsProps {
  readonly steps: readonly Recommendation[];
  /** Where a ruling is told in full already: the id of its entry on the page. */
  readonly toldAt: ReadonlyMap<string, string>;
  /** The letter to the employer; null where there is nothing to ask for. */
  readonly correction: ReactNode;
}

/** What the person can do next, the most useful first; with the first step the letter that takes it. */
export function NextSteps({ steps, toldAt, correction }: NextStepsProps) {
  const t = useText();
  if (steps.length === 0 && correction === null) return null;
  const first = steps.find(({ id }) => stepsByLetter.has(id));
  const rulings = steps.map(({ ruling }) => ruling);
  return (
    <Group id="was-jetzt" title={t('next.title')}>
      <ol>
        {steps.map((one, index) => (
          <li key={one.id} id={stepId(index)} className="entry">
            <div>
              <h3 className="font-letter text-[1.1875rem] leading-7 font-semibold">
                <span className="pencil pr-2">{index + 1}.</span>
                {one.title}
              </h3>
              <p className="mt-1">{one.text}</p>
              {one === first && correction}
            </div>
            <div className="entry-side">
              {one.ruling !== undefined && (
                <Law id={one.ruling} told={toldAt.get(one.ruling) ?? earlier(rulings, index)} />
              )}
            </div>
          </li>
        ))}
      </ol>
      {first === undefined && correction}
      {steps.some(({ id }) => id !== 'keep') && <p className="mt-4 text-small text-ink-soft">{legalNote}</p>}
    </Group>
  );
}

const stepId = (index: number): string => `schritt-${index + 1}`;

/** The id of the step that names the same ruling before. */
function earlier(rulings: readonly (string | undefined)[], index: number): string | undefined {
  const before = rulings.indexOf(rulings[index]);
  return before < index ? stepId(before) : undefined;
}
