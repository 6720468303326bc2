import { createRequire } from 'node:module';
import type * as Pinyin from 'pinyin-pro';
import { runsOf } from './terms.ts';

const longest = 6;
/** A single syllable is as short as words of other languages (`he`, `can`, `sofa`); the longer ones are typed alone. */
const aloneFrom = 4;

let loaded: typeof Pinyin | undefined;
/** 33 MB and a fifth of a second, which a process that writes and reads no Chinese text does not spend. */
const library = (): typeof Pinyin => {
  loaded ??= createRequire(import.meta.url)('pinyin-pro') as typeof Pinyin; // its own types
  return loaded;
};

/** The syllables of a run of Han characters, without tones: 绿植 is lv zhi. */
const syllablesOf = (han: string): string[] =>
  library().pinyin(han, { toneType: 'none', type: 'array', v: true });

/** A run as it is typed on a keyboard: 餐桌 is canzhuo. */
export const pinyinOf = (han: string): string => syllablesOf(han).join('');

/** The syllables of all neighbours up to six, joined: 布艺沙发 is found by shafa and by buyishafa. */
export const pinyinTerms = (text: string): string[] =>
  runsOf(text).flatMap(({ han, text: run }) => {
    if (!han) return [];
    const syllables = syllablesOf(run);
    return syllables.flatMap((first, from) => [
      ...(first.length >= aloneFrom ? [first] : []),
      ...Array.from({ length: Math.min(longest, syllables.length - from) - 1 }, (_, more) =>
        syllables.slice(from, from + more + 2).join(''),
      ),
    ]);
  });
