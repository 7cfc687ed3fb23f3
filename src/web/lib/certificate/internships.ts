/** Kinds of an internship; the first is the usual one, which is not named. */
export const internships = ['Praktikum', 'Pflichtpraktikum', 'Schülerpraktikum', 'Orientierungspraktikum', 'Vorpraktikum', 'Praxissemester'] as const; // prettier-ignore
