import { gradeWords } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { useNear } from '#web/lib/use-near.ts';

/** The satisfaction formula on each of its five steps: the quickest way to show what is being read. */
const formulas = [
  'stets zu unserer vollsten Zufriedenheit',
  'stets zu unserer vollen Zufriedenheit',
  'zu unserer vollen Zufriedenheit',
  'zu unserer Zufriedenheit',
  'im Großen und Ganzen zu unserer Zufriedenheit',
] as const;

/** Five almost equal sentences, marked as a letter would be, with the grade in the margin. */
export function Specimen() {
  const t = useText();
  const [place, near] = useNear<HTMLElement>();
  return (
    <section ref={place} aria-labelledby="specimen" className="specimen" data-near={near || undefined}>
      <div>
        <h2 id="specimen" className="font-letter text-title font-semibold">
          {t('home.specimen-title')}
        </h2>
        <p className="mt-1 max-w-[34ch] text-ink-soft">{t('home.specimen-text')}</p>
      </div>
      <div className="font-letter text-letter">
        <p className="pencil mb-1">{t('home.specimen-start')}</p>
        <ul>
          {formulas.map((formula, index) => (
            <li key={formula} data-grade={index + 1} className="specimen-line">
              <span className="mark">{formula}</span>
              <span className="specimen-rule" aria-hidden />
              <span className="pencil">{gradeWords[index]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
