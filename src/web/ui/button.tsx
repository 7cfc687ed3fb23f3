import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded px-4 py-1 text-center font-semibold transition-colors select-none';
const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-accent text-sheet hover:bg-accent-deep disabled:bg-ink-soft aria-disabled:bg-ink-soft',
  plain:
    'border border-ink-soft/40 bg-sheet text-accent not-aria-disabled:hover:border-accent not-aria-disabled:hover:bg-accent-wash aria-disabled:bg-line/40 aria-disabled:text-ink-soft',
  quiet: 'text-accent not-aria-disabled:hover:bg-accent-wash aria-disabled:text-ink-soft',
  danger: 'bg-danger text-sheet hover:bg-danger/90 aria-disabled:bg-ink-soft',
};

/** The classes of a button, for links and labels that look like one. */
export function buttonLook(look: Look, more = ''): string {
  return `${shape} ${looks[look]} ${more}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  /** Each of several quick clicks counts: turning pages, moving something by one place. */
  readonly repeats?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button; it names the act, never „OK“. A double click is one click: many people click twice whatever it is, and
 * the answer to the first may already be there when the second comes.
 */
export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  repeats = false,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // The count of clicks in quick succession at one place; 0 from the keyboard.
    if (event.detail > 1 && !repeats) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      onClick={click}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonLook(look, className)}
    />
  );
}
