const few: readonly string[] = '0 eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** How many feminine things there are, in words up to twelve: „eine“, „zwei“, „13“. */
export const countInWords = (count: number): string => few[count] ?? String(count);
