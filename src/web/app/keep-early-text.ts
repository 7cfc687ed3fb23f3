import { loadDraft, saveDraft } from '#web/lib/draft.ts';

/**
 * Nothing that somebody does to the page as it was delivered gets lost when the app takes its place: what is typed goes
 * on as a draft, chosen files and the keyboard's place move to the new fields.
 */
export function keepEarlyText(root: Element): void {
  const field = root.querySelector('textarea');
  if (field === null) return;
  const pickers = pickersOf(root);
  if (field.value !== '' && loadDraft() === '') saveDraft(field.value);
  field.addEventListener('input', () => saveDraft(field.value));

  let focused = document.activeElement === field;
  field.addEventListener('focus', () => (focused = true));
  // A field that is taken away loses the focus too; only then it is to be given back.
  field.addEventListener('blur', () => setTimeout(() => (focused = focused && !field.isConnected)));

  // A dialog that was opened early answers its own field, even if that is no longer on the page by then.
  for (const [at, picker] of pickers.entries()) {
    picker.addEventListener('change', () => !picker.isConnected && handOver(picker, pickersOf(root)[at]));
  }

  const watch = new MutationObserver(() => {
    if (field.isConnected) return;
    const next = root.querySelector('textarea');
    if (next === null) return;
    watch.disconnect();
    if (focused) next.focus();
    for (const [at, picker] of pickers.entries()) handOver(picker, pickersOf(root)[at]);
  });
  watch.observe(root, { childList: true, subtree: true });
}

/** The fields that take files, in their order: it is the same before and after. */
function pickersOf(root: Element): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type=file]')];
}

function handOver(from: HTMLInputElement, to: HTMLInputElement | undefined): void {
  if (!from.files?.length || !to) return;
  to.files = from.files;
  to.dispatchEvent(new Event('change', { bubbles: true }));
}
