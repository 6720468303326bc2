import type { Language } from '@mall/contract/core/languages';
import type { Random } from './random.ts';
import type { SourceProduct } from './source.ts';
import reviewsJson from './texts/reviews.json' with { type: 'json' };

type Score = '5' | '4' | '3' | '2';
type Use = 'seat' | 'table' | 'bed' | 'storage' | 'light' | 'soft' | 'decor';
type Words = {
  said: Record<Score, string[]>;
  of: Record<Use, string[]>;
  later: string[];
  reply: { thanks: string[]; sorry: string[] };
};

const words: Record<Language, Words> = reviewsJson;

/** A demo buyer's text about a piece, and the shop's answer. */
export type Said = { score: number; text: string; followUp: string | null; reply: string | null };

/**
 * Mostly pleased, sometimes not, as furniture buyers are; in the buyer's language, about the use of the
 * piece.
 */
export const say = (language: Language, source: SourceProduct, random: Random): Said => {
  const { said, of, later, reply } = words[language];
  const score = scoreOf(random.int(1, 100));
  const pleased = score >= 4;
  const gap = language === 'zh' ? '' : ' ';
  const general = one(said[String(score) as Score], random); // scoreOf gives 2 to 5
  const own = pleased && random.chance(75) ? one(of[purposeOf(source)], random) : '';
  const text = own !== '' && random.chance(30) ? own : [own, general].filter(Boolean).join(gap);
  return {
    score,
    text,
    followUp: pleased && random.chance(8) ? one(later, random) : null,
    reply: pleased
      ? random.chance(12)
        ? one(reply.thanks, random)
        : null
      : random.chance(85)
        ? one(reply.sorry, random)
        : null,
  };
};

const one = (list: readonly string[], random: Random): string => list[random.int(0, list.length - 1)] ?? '';

const scoreOf = (percent: number): number => {
  if (percent <= 66) return 5;
  if (percent <= 89) return 4;
  return percent <= 97 ? 3 : 2;
};

const ofType: Readonly<Record<string, Use>> = {
  sofa: 'seat',
  armchair: 'seat',
  chair: 'seat',
  stool: 'seat',
  bench: 'seat',
  table: 'table',
  coffee_table: 'table',
  side_table: 'table',
  desk: 'table',
  kids_table: 'table',
  bed: 'bed',
  crib: 'bed',
  floor_lamp: 'light',
  pendant: 'light',
  table_lamp: 'light',
  rug: 'soft',
  pillow_set: 'soft',
  throw_blanket: 'soft',
  curtain: 'soft',
  potted_plant: 'decor',
  mirror: 'decor',
  vase_set: 'decor',
  art: 'decor',
  clock: 'decor',
  candle_set: 'decor',
  tableware: 'decor',
};

const purposeOf = ({ type }: SourceProduct): Use => ofType[type] ?? 'storage';
