// The service with a language model: a provider on this machine that speaks its protocol.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { startModelServer, type ModelServer } from '../tests/helpers/model-server.ts';
import { startMain } from '../tests/helpers/start-main.ts';

export interface ModelService {
  readonly url: string;
  readonly provider: ModelServer;
  readonly close: () => Promise<void>;
}

/** @param settings environment beside that of the model */
export async function startWithModel(settings: Readonly<Record<string, string>> = {}): Promise<ModelService> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-model-'));
  const provider = await startModelServer();
  const service = await startMain({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MODEL_URL: provider.url,
    MODEL_NAME: 'klein',
    MODEL_PLACE: 'Deutschland',
    MODEL_DAILY_TOKENS: '10000000',
    ...settings,
  });
  return {
    url: service.url ?? '',
    provider,
    async close() {
      service.kill('SIGTERM');
      await service.ended;
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const consent = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Text an ein Sprachmodell geben?' });

/** A certificate of the visitor, its letter written where that is wanted. @returns its id */
export async function newCertificate(page: Page, base: string, values: object = {}): Promise<string> {
  const calls = page.context().request;
  await calls.post(`${base}/api/visit`);
  const data = { ...sampleAnswers(), role: 'employer', ...values };
  const answer = await calls.post(`${base}/api/collections/certificates/records`, { data });
  return ((await answer.json()) as { id: string }).id;
}
