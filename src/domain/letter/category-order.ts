import type { PerformanceCategory } from './category.ts';

/**
 * Where in the letter a category is spoken of. Readers expect Bereitschaft → Befähigung → Fachwissen → Weiterbildung →
 * Arbeitsweise → Erfolg → Besonderes → Führung (domain.md §1); traits of conduct stand with the behaviour.
 */
export const stages = [
  'readiness',
  'ability',
  'knowledge',
  'method',
  'success',
  'special',
  'leadership',
  'conduct',
] as const;
export type Stage = (typeof stages)[number];

const order: Readonly<Record<Stage, readonly PerformanceCategory[]>> = {
  readiness: ['motivation', 'identification', 'determination', 'flexibility'],
  ability: ['comprehension', 'resilience', 'creativity'],
  knowledge: [
    'expertise',
    'it-knowledge',
    'technical-understanding',
    'commercial-skills',
    'market-knowledge',
    'language-skills',
    'further-education',
  ],
  method: ['working-method', 'self-reliance', 'time-management', 'reliability-honesty'],
  success: ['working-success'],
  special: [
    'rhetorical-skills',
    'presentation-skills',
    'negotiation',
    'commercial-competence',
    'strategy-competence',
    'decisiveness',
    'assertiveness',
  ],
  leadership: ['leadership', 'employee-development', 'employee-deployment', 'delegation'],
  conduct: [
    'integrity',
    'appearance',
    'intercultural-competence',
    'conflict-management',
    'critical-competence',
  ],
};

const places: ReadonlyMap<PerformanceCategory, Stage> = new Map(
  stages.flatMap((stage) => order[stage].map((category) => [category, stage] as const)),
);

/** All categories that stand in a stage, in their order. */
export const categoriesOfStage = (stage: Stage): readonly PerformanceCategory[] => order[stage];

/** The stage of a category; the summary has none. */
export const stageOf = (category: PerformanceCategory): Stage | null => places.get(category) ?? null;
