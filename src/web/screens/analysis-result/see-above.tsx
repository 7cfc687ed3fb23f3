import { useText } from '#web/lib/i18n.ts';

interface SeeAboveProps {
  /** The id of the entry where it is told in full. */
  readonly id: string;
  readonly before?: string;
}

/** „siehe oben“, leading there. */
export function SeeAbove({ id, before = '' }: SeeAboveProps) {
  const t = useText();
  return (
    <>
      {before}
      <a className="link" href={`#${id}`}>
        {t('findings.above')}
      </a>
    </>
  );
}
