import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { pathOf, type Entry } from '#web/lib/overview/entry.ts';
import { aboutOf, Ago, GradeOf, KindIcon } from './entry-facts.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { Acts } from './use-acts.ts';

interface EntryRowProps {
  readonly entry: Entry;
  readonly acts: Acts;
  readonly onRename: () => void;
  readonly onShare: () => void;
}

/** One document of the list: opens it, and does with it what can be done. */
export function EntryRow({ entry, acts, onRename, onShare }: EntryRowProps) {
  const t = useText();
  const title = entry.title || t(`cockpit.${entry.kind}`);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'F2') onRename();
    else if (event.key === 'Delete') void acts.trash(entry);
    else return;
    event.preventDefault();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_9rem_15rem_8.5rem_auto] lg:items-center">
      <div className="flex min-w-0 gap-3">
        <KindIcon kind={entry.kind} />
        <div className="min-w-0">
          <Link
            to={pathOf(entry)}
            className="link block font-semibold break-words"
            aria-keyshortcuts="F2 Delete"
            onKeyDown={onKeyDown}
          >
            {title}
          </Link>
          <p className="text-small break-words text-ink-soft">{aboutOf(entry)}</p>
        </div>
      </div>
      <div className="lg:order-last">
        <EntryMenu entry={entry} title={title} acts={acts} onRename={onRename} onShare={onShare} />
      </div>
      <div className="col-span-2 flex flex-wrap gap-x-4 gap-y-1 pl-8 text-note lg:contents">
        <span>{t(`entry.${entry.status}`)}</span>
        <GradeOf entry={entry} />
        <span className="text-ink-soft">
          <Ago time={entry.updated} />
        </span>
      </div>
    </li>
  );
}
