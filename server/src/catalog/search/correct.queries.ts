import type { Reader } from '../../platform/db/open.ts';
import type { Shop } from '../products/find.ts';
import { keysOf, mistakesIn, nearest, soundKey } from './nearest.ts';
import { pinyinOf } from './pinyin.ts';
import { instead, joined } from './readings.ts';
import { type Run, runsOf } from './terms.ts';
import { countEach, similarWords, type Sought } from './vocabulary.queries.ts';

const mostRuns = 6;
const mostChoices = 5;
const [shortestHan, longestHan] = [2, 4];
/** All parts of a run of six characters. */
const mostSounds = 12;
const shortestPart = 3;

export type Corrected = {
  /** The query with the nearest known word in place of each that no product has; as it was if there is none. */
  readonly words: string;
  /** Those of its words that products have. */
  readonly known: ReadonlySet<string>;
};

/** A word or a Chinese run of the query, and what it may have been meant to be. */
type Part = { readonly run: Run; readonly sought: readonly Sought[]; readonly exact: readonly string[] };

/**
 * Corrects a query by the words of products: a wrong letter, a missing or needless gap, a character of the
 * same sound. Of several that are equally near, the one that most products of this shop have.
 */
export const correct = async (reader: Reader, shop: Shop, words: string): Promise<Corrected> => {
  const runs = runsOf(words).slice(0, mostRuns);
  const parts = runs.map(partOf);
  const pairs = runs.slice(1).map((run, at) => `${runs[at]?.text ?? ''}${run.text}`);
  const exact = [...new Set([...parts.flatMap((part) => part.exact), ...pairs])];
  const sought = parts.flatMap((part) => part.sought);
  const { known, similar } = await similarWords(reader, exact, sought);
  let at = 0;
  const choices = parts.map(({ run, sought: own }) => {
    const found = similar.slice(at, at + own.length);
    at += own.length;
    return known.has(run.text)
      ? []
      : run.han
        ? sounding(run.text, found)
        : spelled(run.text, found.flat(), known);
  });
  const joint = joinedPair(runs, known);
  const options = choices.flat();
  const counts = await countEach(
    reader,
    shop,
    options.map((option) => ({ keyword: instead(option) })),
  );
  const times = new Map(options.map((option, index) => [option, counts[index] ?? 0]));
  const better = runs.map((run, index): Run => {
    const [best] = (choices[index] ?? [])
      .filter((choice) => run.han || (times.get(choice) ?? 0) > 0) // beside a Chinese word may stand one that is left out
      .sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
    return best === undefined ? run : { ...run, text: best };
  });
  const said = joint ?? joined(better);
  return {
    words: said,
    known: new Set([
      ...known,
      ...better.flatMap(({ text }) => text.split(' ')).filter((text) => times.has(text) || known.has(text)),
    ]),
  };
};

const partOf = (run: Run): Part => {
  const { han, text } = run;
  if (han)
    return {
      run,
      sought: soundsOf(text).map(({ sound }) => ({ keys: [soundKey(sound)], letters: [1, text.length] })),
      exact: [text],
    };
  const most = mistakesIn(text);
  const sought: Sought[] =
    most === 0 || /\d/.test(text)
      ? []
      : [{ keys: keysOf(text), letters: [text.length - most, text.length + most] }];
  return { run, sought, exact: [text, ...cuts(text).flat()] };
};

/** The parts of a Chinese run that may be one word, by their sound; the longest first. */
const soundsOf = (text: string): { part: string; sound: string }[] => {
  const characters = [...text];
  const parts: string[] = [];
  for (let length = Math.min(longestHan, characters.length); length >= shortestHan; length -= 1)
    for (let from = 0; from + length <= characters.length && parts.length < mostSounds; from += 1)
      parts.push(characters.slice(from, from + length).join(''));
  return parts.map((part) => ({ part, sound: pinyinOf(part) }));
};

const sounding = (text: string, found: readonly (readonly string[])[]): string[] =>
  soundsOf(text)
    .flatMap(({ part }, at) =>
      (found[at] ?? [])
        .filter((word) => word !== part && [...word].length === [...part].length)
        .map((word) => text.replace(part, word)),
    )
    .slice(0, mostChoices);

/** A word in two, wherever both are long enough to be words. */
const cuts = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => [
    word.slice(0, at + shortestPart),
    word.slice(at + shortestPart),
  ]);

const spelled = (word: string, similar: readonly string[], known: ReadonlySet<string>): string[] => {
  const parted = cuts(word).filter((both) => both.every((part) => known.has(part)));
  return [...parted.map((both) => both.join(' ')), ...nearest(word, similar)].slice(0, mostChoices);
};

/** Two words that are one: book case. */
const joinedPair = (runs: readonly Run[], known: ReadonlySet<string>): string | undefined => {
  const at = runs.findIndex(({ han, text }, index) => {
    const next = runs[index + 1];
    return !han && next?.han === false && known.has(`${text}${next.text}`);
  });
  const [first, second] = runs.slice(at, at + 2);
  if (at < 0 || first === undefined || second === undefined) return undefined;
  return joined([
    ...runs.slice(0, at),
    { han: false, text: `${first.text}${second.text}` },
    ...runs.slice(at + 2),
  ]);
};
