import { Copy, Ellipsis, FolderOpen, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { pathOf, type Entry } from '#web/lib/overview/entry.ts';
import { paths } from '#web/lib/paths.ts';
import type { Acts } from './use-acts.ts';

interface EntryMenuProps {
  readonly entry: Entry;
  readonly title: string;
  readonly acts: Acts;
  readonly onRename: () => void;
  readonly onShare: () => void;
}

/** Whether there is something that others could read. */
const isReadable = ({ kind, status }: Entry): boolean =>
  kind === 'certificate' ? status !== 'draft' : status === 'done';

const itemLook =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 outline-none data-focused:bg-accent-wash';

/** Everything that can be done with a document of the list. An analysis is not copied: it would come out the same. */
export function EntryMenu({ entry, title, acts, onRename, onShare }: EntryMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const isCertificate = entry.kind === 'certificate';
  const items = [
    {
      id: 'open',
      Icon: FolderOpen,
      text: t(isCertificate && entry.status !== 'signed' ? 'cockpit.continue' : 'cockpit.open'),
      act: () => void navigate(pathOf(entry)),
    },
    { id: 'rename', Icon: Pencil, text: t('cockpit.rename'), act: onRename },
    ...(isCertificate
      ? [
          { id: 'copy', Icon: Copy, text: t('cockpit.duplicate'), act: () => void acts.duplicate(entry) },
          {
            id: 'work',
            Icon: Users,
            text: t('cockpit.together'),
            act: () => void navigate(`${paths.work}/${entry.id}`),
          },
        ]
      : []),
    ...(isReadable(entry) ? [{ id: 'share', Icon: Link2, text: t('cockpit.share'), act: onShare }] : []),
    { id: 'trash', Icon: Trash2, text: t('cockpit.trash'), act: () => void acts.trash(entry) },
  ];
  return (
    <MenuTrigger>
      <Button
        aria-label={t('cockpit.menu', { name: title })}
        className="grid size-11 place-items-center rounded text-accent outline-offset-2 hover:bg-accent-wash"
      >
        <Ellipsis size={20} aria-hidden />
      </Button>
      <Popover placement="bottom end" className="rounded border border-line bg-sheet p-1 shadow-sheet">
        <Menu
          aria-label={t('cockpit.menu', { name: title })}
          className="min-w-[15rem] outline-none"
          onAction={(key) => items.find(({ id }) => id === key)?.act()}
        >
          {items.map(({ id, Icon, text }) => (
            <MenuItem key={id} id={id} textValue={text} className={itemLook}>
              <Icon size={20} aria-hidden className="text-ink-soft" />
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
