import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { latePart } from './late-part.tsx';
import type { MeaningProps } from './meaning.tsx';

const Meaning = latePart<MeaningProps>(() => import('./meaning.tsx'));

/** Behind it stands what category and grade mean; fetched when somebody wants to know. */
export function MeaningFold(props: MeaningProps) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <details className="fold print:hidden" onToggle={() => setOpened(true)}>
      <summary>{t('explain.about')}</summary>
      {opened && <Meaning {...props} />}
    </details>
  );
}
