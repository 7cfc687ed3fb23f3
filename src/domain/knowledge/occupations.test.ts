import { describe, expect, test } from 'vitest';
import { occupations } from './occupations-activities/index.ts';
import { occupationGroupOf, occupationGroups } from './occupations.ts';

describe.each(occupationGroups.map((group) => [group.id, group] as const))(
  'occupation group %s',
  (id, group) => {
    test.each(group.matches)('holds %s', (title) => {
      expect(occupationGroupOf(title)?.id).toBe(id);
    });
    test.each(group.silent)('does not hold %s', (title) => {
      expect(occupationGroupOf(title)?.id).not.toBe(id);
    });
  },
);

test.each(occupations.map((one) => [one.male, one] as const))(
  'the group of %s is that of the occupation, or none',
  (_, { male, female, group }) => {
    for (const title of [male, female]) expect([group, undefined]).toContain(occupationGroupOf(title)?.id);
  },
);

test.each([
  ['Friseurmeisterin', 'service'],
  ['Nageldesignerin', 'service'],
  ['Hörakustikerin', 'service'],
  ['Bestatterin', 'service'],
  ['Floristin', 'service'],
  ['Immobilienkauffrau', 'office'],
  ['Übersetzerin', 'office'],
  ['Sozialversicherungsfachangestellte', 'public'],
  ['Justizfachangestellter', 'public'],
  ['Kauffrau für Versicherungen und Finanzanlagen', 'sales'],
  ['Reiseverkehrskauffrau', 'sales'],
  ['Bäckereifachverkäuferin', 'cash'],
  ['Tankstellenmitarbeiter', 'cash'],
  ['Store Manager', 'cash'],
  ['Storemanagerin', 'cash'],
  ['Shopmanager', 'cash'],
  ['Kassenleitung', 'cash'],
  ['Aushilfe im Verkauf', 'cash'],
  ['Bezirksleiterin', 'sales'],
  ['Pharmareferentin', 'sales'],
  ['Hotelmanager', 'service'],
  ['Nachtportier', 'service'],
  ['Night Auditor', 'service'],
  ['Portier', 'security'],
  ['Briefträgerin', 'logistics'],
  ['Assistenz der Bezirksleitung', 'office'],
  ['Luftsicherheitsassistentin', 'security'],
  ['Hauswirtschafterin', 'household'],
  ['Lektorin', 'media'],
  ['Kita-Leitung', 'care'],
  ['Podologin', 'care'],
  ['Masseurin', 'care'],
  ['Assistenzärztin', 'care'],
  ['Tierpflegerin', 'craft'],
  ['Chemikantin', 'craft'],
  ['Zahntechnikerin', 'craft'],
  ['Küchenchefin', 'craft'],
  ['Polier', 'craft'],
  ['Schichtleiter', 'craft'],
  ['Technischer Redakteur', 'technical'],
  ['Medizinische Technologin für Laboratoriumsanalytik', 'technical'],
  ['IT-Supporterin', 'it'],
  ['UX-Designerin', 'it'],
  ['Lokführerin', 'logistics'],
  ['Briefzustellerin', 'logistics'],
  ['Lohnbuchhalterin', 'accounting'],
  ['Musiklehrerin', 'education'],
  ['Kraftfahrzeugmechatroniker', 'craft'],
  ['Kindergärtnerin', 'care'],
  ['Integrationshelferin', 'care'],
  ['Röntgenassistentin', 'care'],
  ['Personalentwickler', 'office'],
  ['Audit Managerin', 'office'],
  ['Personaldisponent', 'office'],
  ['Suchmaschinenmarketing-Managerin', 'office'],
  ['Key Account Manager', 'sales'],
] as const)('%s belongs to %s', (title, group) => expect(occupationGroupOf(title)?.id).toBe(group));
