import type { Occupation } from '../../letter/occupation.ts';
import { accountingOccupations } from './accounting-finance.ts';
import { agricultureOccupations } from './agriculture.ts';
import { apprenticeOccupations } from './apprenticeships.ts';
import { constructionOccupations } from './construction.ts';
import { engineeringOccupations } from './engineering-technical.ts';
import { healthOccupations } from './health-care.ts';
import { hospitalityOccupations } from './hospitality.ts';
import { itOccupations } from './it.ts';
import { lawOccupations } from './law-consulting.ts';
import { logisticsOccupations } from './logistics-transport.ts';
import { managementOccupations } from './management-leaders.ts';
import { mediaOccupations } from './media-culture.ts';
import { mixedOccupations } from './mixed.ts';
import { officeOccupations } from './office-administration.ts';
import { personalServiceOccupations } from './personal-services.ts';
import { productionOccupations } from './production-crafts.ts';
import { publicOccupations } from './public-service.ts';
import { retailOccupations } from './retail.ts';
import { salesOccupations } from './sales-marketing.ts';
import { scienceOccupations } from './science.ts';
import { securityOccupations } from './security-cleaning.ts';
import { socialOccupations } from './social-education.ts';

/** All occupations; written by „npm run modules -- --index“. */
export const occupations: readonly Occupation[] = [
  ...accountingOccupations,
  ...agricultureOccupations,
  ...apprenticeOccupations,
  ...constructionOccupations,
  ...engineeringOccupations,
  ...healthOccupations,
  ...hospitalityOccupations,
  ...itOccupations,
  ...lawOccupations,
  ...logisticsOccupations,
  ...managementOccupations,
  ...mediaOccupations,
  ...mixedOccupations,
  ...officeOccupations,
  ...personalServiceOccupations,
  ...productionOccupations,
  ...publicOccupations,
  ...retailOccupations,
  ...salesOccupations,
  ...scienceOccupations,
  ...securityOccupations,
  ...socialOccupations,
];
