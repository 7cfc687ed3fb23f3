import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gradeWords } from '#domain/letter/grade.ts';
import { startI18n } from '#web/lib/i18n.ts';
import { GradePicker } from './grade-picker.tsx';

test.each([null, 2] as const)(
  'rated %s or not, every place has its word, the best at the right end',
  async (value) => {
    await startI18n();
    const html = renderToStaticMarkup(<GradePicker label="Motivation" value={value} onChange={() => {}} />);
    const words = [...html.matchAll(/grade-picker-name" aria-hidden="true">([^<]*)</g)].map(
      ([, word]) => word,
    );
    expect(words).toEqual(gradeWords.slice(0, 5).toReversed());
  },
);

test('below a heading that says the same its name is for those who do not see the heading', async () => {
  await startI18n();
  const html = renderToStaticMarkup(
    <GradePicker label="Verhalten" isTitled value={null} onChange={() => {}} />,
  );
  const legend = /<legend[^>]*>(.*?)<\/legend>/.exec(html)?.[1];
  expect(legend).toBe('<span class="sr-only">Verhalten: </span>Note');
});
