import { Link } from 'react-router';
import { certificateTypeLabels, certificateTypes } from '#domain/letter/certificate-type.ts';
import { useText, type MessageKey } from '#web/lib/i18n.ts';
import { Choice } from '#web/ui/controls.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { orders, statesIn, views, writeWish, type Order, type Wish } from './wish.ts';

interface ToolbarProps {
  readonly wish: Wish;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** What the list shows: its part, what is looked for, type, state and order. */
export function Toolbar({ wish, typed, onType, onChange }: ToolbarProps) {
  const t = useText();
  return (
    <>
      <nav aria-label={t('cockpit.views')} className="-mb-px flex gap-6 overflow-x-auto border-b border-line">
        {views.map((view) => (
          <Link
            key={view}
            to={{ search: new URLSearchParams(writeWish({ ...wish, view, page: 1 })).toString() }}
            preventScrollReset
            aria-current={wish.view === view ? 'page' : undefined}
            className="border-b-2 border-transparent py-2 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {t(`cockpit.view-${view}`)}
          </Link>
        ))}
      </nav>
      <search className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[24rem_repeat(3,minmax(0,1fr))] [&>*:first-child]:col-span-2 lg:[&>*:first-child]:col-span-1 [&>*:last-child]:col-span-2 lg:[&>*:last-child]:col-span-1">
        <SearchField label={t('cockpit.search')} value={typed} onChange={onType} />
        <Choice
          label={t('cockpit.type')}
          value={wish.type}
          options={[
            ['', t('cockpit.any-type')],
            ...certificateTypes.map((type) => [type, certificateTypeLabels[type]] as const),
          ]}
          onChange={(type) => onChange({ type })}
        />
        <Choice
          label={t('cockpit.state')}
          value={wish.state}
          options={[
            ['', t('cockpit.any-state')],
            ...statesIn(wish.view).map((state) => [state, t(`entry.${state}` as MessageKey)] as const),
          ]}
          onChange={(state) => onChange({ state })}
        />
        <Choice
          label={t('cockpit.order')}
          value={wish.order}
          options={(Object.keys(orders) as Order[]).map((order) => [order, t(`cockpit.order-${order}`)])}
          onChange={(order) => onChange({ order: order as Order })}
        />
      </search>
    </>
  );
}
