import type { Reading, SentenceReading } from '#domain/decode/reading.ts';
import type { Rating } from '#domain/letter/grade.ts';

/** Only what a rating is, so that the keys stay stable whatever else the engine keeps with it. */
const ratingJson = (rating: Rating | null): Rating | null =>
  rating === null ? null : { grade: rating.grade, range: rating.range, confidence: rating.confidence };

const gradeJson = ({ grade, range, confidence }: Partial<Rating>): Partial<Rating> => ({
  ...(grade === undefined ? {} : { grade }),
  ...(range === undefined ? {} : { range }),
  ...(confidence === undefined ? {} : { confidence }),
});

const evidenceJson = (sentence: SentenceReading) =>
  sentence.evidence.map(({ start, end, kind, text }) => ({ start, end, kind, text }));

/** One sentence as `--lines --json` prints it: grade, range and confidence only where it is graded. */
export function sentenceJson(sentence: SentenceReading) {
  const { text, graded, category = null, categories, codes } = sentence;
  return {
    text,
    graded,
    ...(graded ? gradeJson(sentence) : {}),
    category: graded ? category : null,
    categories,
    codes,
    evidence: evidenceJson(sentence),
  };
}

/**
 * A letter as `--json` prints it. Offsets refer to `text`, days are YYYY-MM-DD.
 * @param file name as given on the command line
 */
export function letterJson(file: string, text: string, reading: Reading) {
  return {
    file,
    type: reading.type,
    isReference: reading.isReference,
    notReferenceReason: reading.notReferenceReason,
    overall: ratingJson(reading.overall),
    performance: ratingJson(reading.performance),
    behavior: ratingJson(reading.behavior),
    closing: ratingJson(reading.closing),
    categories: reading.categories.map((rating) => ({ category: rating.category, ...ratingJson(rating) })),
    sentences: reading.sentences.map((sentence) => ({
      start: sentence.start,
      end: sentence.end,
      part: sentence.part,
      ...sentenceJson(sentence),
      explanation: sentence.explanation,
    })),
    findings: reading.findings,
    facts: reading.facts,
    recommendations: reading.recommendations,
    layman: reading.layman,
    text,
  };
}
