import type { ModuleFile } from '../../letter/module.ts';
import { appearance } from './appearance.ts';
import { assertiveness } from './assertiveness.ts';
import { closingEmployment } from './closing-employment.ts';
import { closingInterim } from './closing-interim.ts';
import { closingInternship } from './closing-internship.ts';
import { closingRetirement } from './closing-retirement.ts';
import { closingTraining } from './closing-training.ts';
import { commercialCompetence } from './commercial-competence.ts';
import { commercialSkills } from './commercial-skills.ts';
import { company } from './company.ts';
import { comprehension } from './comprehension.ts';
import { conflictManagement } from './conflict-management.ts';
import { creativity } from './creativity.ts';
import { criticalCompetence } from './critical-competence.ts';
import { decisiveness } from './decisiveness.ts';
import { delegation } from './delegation.ts';
import { determination } from './determination.ts';
import { employeeDeployment } from './employee-deployment.ts';
import { employeeDevelopment } from './employee-development.ts';
import { ending } from './ending.ts';
import { exam } from './exam.ts';
import { expertise } from './expertise.ts';
import { externalBehavior } from './external-behavior.ts';
import { flexibility } from './flexibility.ts';
import { forCare } from './for-care.ts';
import { forCraft } from './for-craft.ts';
import { forHospitality } from './for-hospitality.ts';
import { forIt } from './for-it.ts';
import { forOffice } from './for-office.ts';
import { forSales } from './for-sales.ts';
import { forTechnical } from './for-technical.ts';
import { furtherEducation } from './further-education.ts';
import { honesty } from './honesty.ts';
import { identification } from './identification.ts';
import { integrity } from './integrity.ts';
import { interculturalCompetence } from './intercultural-competence.ts';
import { internalBehavior } from './internal-behavior.ts';
import { internshipLearning } from './internship-learning.ts';
import { introductionEmployment } from './introduction-employment.ts';
import { introductionInterim } from './introduction-interim.ts';
import { introductionInternship } from './introduction-internship.ts';
import { introductionEmploymentMoved, introductionInterimMoved } from './introduction-moved.ts';
import { introductionTraining } from './introduction-training.ts';
import { itKnowledge } from './it-knowledge.ts';
import { languageSkills } from './language-skills.ts';
import { leadership } from './leadership.ts';
import { leadershipTraits } from './leadership-traits.ts';
import { marketKnowledge } from './market-knowledge.ts';
import { motivation } from './motivation.ts';
import { negotiation } from './negotiation.ts';
import { occasion } from './occasion.ts';
import { partTime } from './part-time.ts';
import { performanceSummary } from './performance-summary.ts';
import { presentationSkills } from './presentation-skills.ts';
import { reliabilityHonesty } from './reliability-honesty.ts';
import { resilience } from './resilience.ts';
import { rhetoricalSkills } from './rhetorical-skills.ts';
import { selfReliance } from './self-reliance.ts';
import { station } from './station.ts';
import { strategyCompetence } from './strategy-competence.ts';
import { taskLeadIn } from './task-lead-in.ts';
import { technicalUnderstanding } from './technical-understanding.ts';
import { timeManagement } from './time-management.ts';
import { trainingKnowledge } from './training-knowledge.ts';
import { trainingMotivation } from './training-motivation.ts';
import { trainingSuccess } from './training-success.ts';
import { traits } from './traits.ts';
import { traitsWork } from './traits-work.ts';
import { workingMethod } from './working-method.ts';
import { workingSuccess } from './working-success.ts';

/** All files of the library; written by „npm run modules -- --index“. */
export const moduleFiles: readonly ModuleFile[] = [
  appearance,
  assertiveness,
  closingEmployment,
  closingInterim,
  closingInternship,
  closingRetirement,
  closingTraining,
  commercialCompetence,
  commercialSkills,
  company,
  comprehension,
  conflictManagement,
  creativity,
  criticalCompetence,
  decisiveness,
  delegation,
  determination,
  employeeDeployment,
  employeeDevelopment,
  ending,
  exam,
  expertise,
  externalBehavior,
  flexibility,
  forCare,
  forCraft,
  forHospitality,
  forIt,
  forOffice,
  forSales,
  forTechnical,
  furtherEducation,
  honesty,
  identification,
  integrity,
  interculturalCompetence,
  internalBehavior,
  internshipLearning,
  introductionEmployment,
  introductionInterim,
  introductionInternship,
  introductionEmploymentMoved,
  introductionInterimMoved,
  introductionTraining,
  itKnowledge,
  languageSkills,
  leadership,
  leadershipTraits,
  marketKnowledge,
  motivation,
  negotiation,
  occasion,
  partTime,
  performanceSummary,
  presentationSkills,
  reliabilityHonesty,
  resilience,
  rhetoricalSkills,
  selfReliance,
  station,
  strategyCompetence,
  taskLeadIn,
  technicalUnderstanding,
  timeManagement,
  trainingKnowledge,
  trainingMotivation,
  trainingSuccess,
  traits,
  traitsWork,
  workingMethod,
  workingSuccess,
];
