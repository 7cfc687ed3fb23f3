import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { buttonLook } from './button.tsx';

const shownFor = 2500;

/** Copies a text and says that it did; where the browser refuses, it says that too. */
export function CopyButton({ text }: { text: string }) {
  const t = useText();
  const [state, setState] = useState<'copy' | 'done' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className={buttonLook('quiet', '-ml-2 min-h-9 px-2 text-note print:hidden')}
      onClick={() => void copy()}
    >
      {state === 'done' ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
      <span aria-live="polite">{t(`copy.${state}`)}</span>
    </button>
  );
}
