import { keptProblem, mostOf, problemOf, refusedStep } from './quantity.ts';

describe('the quantity on the product page (spec §5, §8)', () => {
  it('is at most the stock, and 999 of anything', () => {
    expect([mostOf(6), mostOf(5000), mostOf(0)]).toEqual([6, 999, 1]);
  });

  it('says which limit was crossed', () => {
    expect([refusedStep('min'), refusedStep('max')]).toEqual(['quantityBelowZero', 'quantityAboveStock']);
  });

  it('keeps the reason while the quantity stands at the limit that was crossed', () => {
    expect(keptProblem('quantityAboveStock', 6, 6)).toBe('quantityAboveStock');
    expect(keptProblem('quantityAboveStock', 5, 6)).toBeUndefined();
    expect(keptProblem('quantityBelowZero', 1, 6)).toBe('quantityBelowZero');
  });

  it.each([
    [1, 1, 'add', undefined],
    [0, 5, 'add', 'quantityBelowZero'],
    [3, 2, 'add', 'addAboveStock'],
    [3, 2, 'buy', 'buyAboveStock'],
  ] as const)('%i of %i to %s: %s', (quantity, stock, wish, problem) => {
    expect(problemOf(quantity, stock, wish)).toBe(problem);
  });
});
