import type { Reader } from '../../platform/db/open.ts';
import type { Filters, Shop } from '../products/find.ts';
import { correct } from './correct.queries.ts';
import { readMeasure, type Width } from './measure.ts';
import { instead, leftOf, literal, loose, type Reading, withoutOne } from './readings.ts';
import { countEach } from './vocabulary.queries.ts';

/** How a search was read: the search that is asked, and what to tell the reader if it is not what was typed. */
export type Understood = {
  readonly keyword: NonNullable<Filters['keyword']>;
  readonly width?: Width;
  readonly meant?: { readonly words: string; readonly width?: Width };
};

/**
 * Reads a query that may find nothing as it was typed. It depends on the words and the shop alone, not on
 * filters, pages or languages, so that all pages of a search are of one reading. At most six questions to the
 * database, and only for queries that find nothing.
 */
export const understand = async (reader: Reader, shop: Shop, typed: string): Promise<Understood> => {
  const measure = readMeasure(typed);
  const words = measure?.words ?? typed;
  const literally = [literal(words), loose(words)].flatMap((reading) => reading ?? []);
  const told = (reading: Reading, width?: Width): Understood => ({
    keyword: { terms: reading.terms, number: reading.number },
    ...(width && { width }),
    ...((reading.words !== typed || width) && { meant: { words: reading.words, ...(width && { width }) } }),
  });
  const ways: { reading: Reading; width?: Width }[] = [
    ...(measure ? literally.map((reading) => ({ reading, width: measure.width })) : []),
    ...[literal(typed), loose(typed)].flatMap((reading) => (reading === undefined ? [] : [{ reading }])),
    ...(measure ? literally.map((reading) => ({ reading })) : []),
  ];
  const found = await countEach(reader, shop, ways.map(asFilters));
  const way = ways.find((_, at) => (found[at] ?? 0) > 0);
  if (way !== undefined) return told(way.reading, way.width);
  const { words: corrected, known } = await correct(reader, shop, words);
  const better = [
    ...(measure ? [{ reading: instead(corrected), width: measure.width }] : []),
    { reading: instead(corrected) },
  ];
  const less = withoutOne(corrected, known).map((left) => ({ reading: leftOf(left) }));
  const counts = await countEach(reader, shop, [...better, ...less].map(asFilters));
  const whole = better.find((_, at) => (counts[at] ?? 0) > 0);
  if (whole !== undefined) return told(whole.reading, 'width' in whole ? whole.width : undefined);
  const left = counts.slice(better.length);
  const most = bestOf(less, left);
  return most === undefined ? told(literal(typed)) : told(most.reading);
};

const asFilters = ({ reading, width }: { reading: Reading; width?: Width }): Filters => ({
  keyword: { terms: reading.terms, number: reading.number },
  width,
});

/** Of what finds something, what keeps most of the words; of those equally long, what finds most. */
const bestOf = <Way extends { reading: Reading }>(
  ways: readonly Way[],
  counts: readonly number[],
): Way | undefined =>
  ways
    .map((way, at) => ({ way, terms: way.reading.terms.length, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.terms - a.terms || b.count - a.count)[0]?.way;
