import { describe, expect, test } from 'vitest';
import { addressedName, introducedName, spokenTitle, type PersonForms } from './person-forms.ts';

describe('a title is told in full once, and spoken afterwards', () => {
  test.each([
    ['Dr.', 'Dr.'],
    ['Prof. Dr.', 'Prof. Dr.'],
    ['Prof. Dr.-Ing. habil.', 'Prof. Dr.'],
    ['Dr. rer. nat.', 'Dr.'],
    ['Dipl.-Ing. (FH)', ''],
    ['Dipl.-Ing. Dr.', 'Dr.'],
    ['M. Sc.', ''],
    ['Drogistin', ''],
    ['', ''],
  ])('„%s“ is spoken „%s“', (title, spoken) => expect(spokenTitle(title)).toBe(spoken));

  test('with „Herr“ and without', () => {
    const gross: PersonForms = { gender: 'm', title: 'Dipl.-Ing. (FH)', first: 'Jan', last: 'Groß' };
    expect(introducedName(gross, 'nom')).toBe('Herr Dipl.-Ing. (FH) Jan Groß');
    expect(addressedName(gross, 'nom')).toBe('Herr Groß');
    expect(introducedName({ ...gross, gender: 'x' }, 'nom')).toBe('Dipl.-Ing. (FH) Jan Groß');
    expect(addressedName({ ...gross, gender: 'x' }, 'nom')).toBe('Jan Groß');
  });
});
