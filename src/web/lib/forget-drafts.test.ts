import { expect, test, vi } from 'vitest';
import { loadDraft, saveDraft } from './draft.ts';
import { forgetDrafts, onForgotten } from './forget-drafts.ts';

test('nothing that was not sent is left for the next one at this browser, in no tab', () => {
  const told = vi.fn<() => void>();
  const stop = onForgotten(told);
  saveDraft('Frau Vogt war stets bemüht.');
  localStorage.setItem('klarzeugnis-certificate-new', '{}');
  localStorage.setItem('klarzeugnis-consent', 'no');
  forgetDrafts();
  expect(loadDraft()).toBe('');
  expect(localStorage.getItem('klarzeugnis-certificate-new')).toBeNull();
  expect(localStorage.getItem('klarzeugnis-consent')).toBe('no');
  expect(told).toHaveBeenCalledOnce();

  saveDraft('Im zweiten Fenster.');
  dispatchEvent(new StorageEvent('storage', { key: 'klarzeugnis-left', newValue: '1' }));
  expect(loadDraft()).toBe('');
  stop();
});
