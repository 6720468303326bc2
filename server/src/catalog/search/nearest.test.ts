import fc from 'fast-check';
import { distance, keysOf, mistakesIn, nearest } from './nearest.ts';

describe('a word that is nearly another', () => {
  it.each([
    ['soffa', 'sofa', 1],
    ['sfoa', 'sofa', 1],
    ['sofas', 'sofa', 1],
    ['sofa', 'sofa', 0],
    ['wadrbe', 'wardrobe', 2],
    ['', 'sofa', 4],
  ])('%s is as far from %s as letters are wrong', (one, other, far) => {
    expect(distance(one, other)).toBe(far);
    expect(distance(other, one)).toBe(far);
  });

  it('may have one wrong letter from four on and two from eight', () => {
    expect(['rug', 'sofa', 'cushion', 'wardrobe'].map(mistakesIn)).toEqual([0, 1, 1, 2]);
    expect(nearest('lapm', ['lamp', 'lap', 'lapis'])).toEqual(['lamp', 'lap']);
    expect(nearest('wadrobee', ['wardrobe', 'robe'])).toEqual(['wardrobe']);
    expect(nearest('rgu', ['rug'])).toEqual([]);
  });

  it('shares a key with the word, wherever the letter is wrong', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 14 });
    const wrong = fc.record({ at: fc.nat(13), letter: fc.constantFrom(...'abcdefgh'), how: fc.nat(3) });
    fc.assert(
      fc.property(word, wrong, (text, { at, letter, how }) => {
        const place = at % text.length;
        const typed = [
          `${text.slice(0, place)}${letter}${text.slice(place + 1)}`,
          `${text.slice(0, place)}${letter}${text.slice(place)}`,
          `${text.slice(0, place)}${text.slice(place + 1)}`,
          `${text.slice(0, place)}${text
            .slice(place, place + 2)
            .split('')
            .reverse()
            .join('')}${text.slice(place + 2)}`,
        ][how];
        if (typed === undefined || typed.length < 4) return true;
        const keys = new Set(keysOf(text));
        return keysOf(typed).some((key) => keys.has(key));
      }),
    );
  });
});
