import type { Finding } from '../decode/reading.ts';
import { paperRules } from '../knowledge/paper-rules.ts';

const ids: ReadonlySet<string> = new Set(paperRules.map(({ id }) => id));

/** It speaks of what came in (several letters, copies, turned pages): whoever reads the result must know it first. */
export const isOfPaper = ({ rule }: Finding): boolean => ids.has(rule);
