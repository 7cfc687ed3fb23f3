import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUserChange } from './use-user-change.ts';
import { changeUser, moduleName } from './user.ts';
import type { User } from './user.ts';

/** The modules of an account; each change counts at once. */
export function UserModules({ user }: { user: User }) {
  const t = useText();
  const modules = user.modules ?? [];
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const change = useUserChange(
    (next: readonly string[]) => changeUser(user.id, { modules: next }),
    () => t('admin.modules-done'),
  );
  const add = (): void => {
    const name = moduleName(text);
    if (name === '') setFault(t('admin.module-empty'));
    else if (modules.includes(name)) setFault(t('admin.module-there', { name }));
    else if (!change.isPending) change.mutate([...modules, name], { onSuccess: () => setText('') });
  };
  return (
    <div className="space-y-4">
      {modules.length === 0 ? (
        <p className="text-ink-soft">{t('admin.no-modules')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {modules.map((name) => (
            <li key={name} className="flex items-center justify-between gap-4">
              <span className="wrap-anywhere">{name}</span>
              <Button
                look="quiet"
                aria-label={t('admin.module-remove-of', { name })}
                aria-disabled={change.isPending}
                onClick={() => change.isPending || change.mutate(modules.filter((one) => one !== name))}
              >
                <X size={20} aria-hidden />
                {t('admin.module-remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t('admin.module-new')}
          value={text}
          maxLength={60}
          fault={fault || undefined}
          onChange={(typed) => {
            setText(typed);
            setFault('');
          }}
        />
        <Button type="submit" aria-disabled={change.isPending}>
          <Plus size={20} aria-hidden />
          {t('admin.module-add')}
        </Button>
      </form>
    </div>
  );
}
