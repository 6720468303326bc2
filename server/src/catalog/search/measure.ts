import { compactNumber } from './terms.ts';

/** In millimetres. */
export type Width = { readonly from: number; readonly to: number };

const perUnit: Readonly<Record<string, number>> = {
  mm: 1,
  毫米: 1,
  cm: 10,
  公分: 10,
  厘米: 10,
  m: 1000,
  meter: 1000,
  metre: 1000,
  metro: 1000,
  米: 1000,
};
const units = Object.keys(perUnit)
  .sort((a, b) => b.length - a.length)
  .join('|');
const across = ['wide', 'lebar', 'lapad', '宽'].join('|'); // may follow a measure
const measured = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,5}(?:[.,]\\d{1,2})?)\\s*(${units})(?![a-z])(?:\\s*(?:${across}))?`,
  'iu',
);
/** Of 1.5 m people accept a little more or less. */
const tolerance = 0.1;
const [least, most] = [50, 10_000];

/** Typed text with one measure in it (160 cm table, 1.6米餐桌): the width, and the words that are left. */
export const readMeasure = (typed: string): { readonly words: string; readonly width: Width } | undefined => {
  const text = typed.normalize('NFKC');
  const found = measured.exec(text);
  if (found === null) return undefined;
  const [whole, number = '', unit = ''] = found;
  const mm = Math.round(Number(number.replace(',', '.')) * (perUnit[unit.toLowerCase()] ?? 0));
  const words = `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`
    .trim()
    .replaceAll(/\s+/g, ' ');
  if (mm < least || mm > most || compactNumber(words) === '') return undefined;
  return { words, width: { from: Math.round(mm * (1 - tolerance)), to: Math.round(mm * (1 + tolerance)) } };
};
