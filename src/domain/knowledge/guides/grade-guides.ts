import type { NamedGrade } from '../../letter/grade.ts';

/** What makes a sentence read as this grade; the built-in explanation. Source: domain.md §2. */
export const gradeGuides: Readonly<Record<NamedGrade, string>> = {
  1: 'Ein Wort der höchsten Stufe („vollste“, „hervorragend“, „äußerst“) und ein Wort ohne Ausnahme („stets“, „jederzeit“) stehen zusammen. Mehr Lob ist in der Zeugnissprache kaum möglich.',
  2: 'Eines von beiden genügt: deutliches Lob mit „stets“ oder „jederzeit“, oder ein starkes Wort wie „sehr“ ohne Einschränkung.',
  3: 'Lob ohne Verstärker. Der Satz klingt freundlich und gilt doch als Durchschnitt, weil die Wörter für „gut“ fehlen.',
  4: 'Der Satz stellt fest, dass das Nötige da war: „entsprach den Anforderungen“, „zu unserer Zufriedenheit“. Ein eigentliches Lob fehlt.',
  5: 'Eine Einschränkung („im Großen und Ganzen“, „in der Regel“) oder das Bemühen anstelle des Ergebnisses. So wird Kritik geschrieben, die wohlwollend klingen muss.',
};
