import { loadDraft, saveDraft } from '#web/lib/draft.ts';

/** What was typed into the page as it was delivered, before the app takes its place, goes on as a draft. */
export function keepEarlyText(root: Element): void {
  const typed = root.querySelector('textarea')?.value ?? '';
  if (typed !== '' && loadDraft() === '') saveDraft(typed);
}
