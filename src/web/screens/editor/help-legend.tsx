import { useText } from '#web/lib/i18n.ts';
import { helpKinds } from './help-marks.tsx';

/** What the colours and patterns of the help view stand for. */
export function HelpLegend() {
  const t = useText();
  return (
    <ul aria-label={t('editor.legend')} className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
      {helpKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className="help-sample" data-help={kind} />
          {t(`editor.help-${kind}`)}
        </li>
      ))}
    </ul>
  );
}
