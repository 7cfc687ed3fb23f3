import type { ButtonHTMLAttributes } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 font-semibold transition-colors select-none';
const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-accent text-sheet hover:bg-accent-deep disabled:bg-ink-soft aria-disabled:bg-ink-soft',
  plain: 'border border-ink-soft/40 bg-sheet text-accent hover:border-accent hover:bg-accent-wash',
  quiet: 'text-accent hover:bg-accent-wash',
  danger: 'bg-danger text-sheet hover:bg-danger/90',
};

/** The classes of a button, for links and labels that look like one. */
export function buttonLook(look: Look, more = ''): string {
  return `${shape} ${looks[look]} ${more}`;
}

/** A button; it names the act, never „OK“. */
export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonLook(look, className)}
    />
  );
}
