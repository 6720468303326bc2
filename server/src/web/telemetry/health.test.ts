import fc from 'fast-check';
import { type Health, least, verdict } from './health.ts';

const health = fc
  .tuple(fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([loads, share]): Health => ({ loads, failures: Math.floor(loads * share) }));
const of = (failures: number, loads: number): Health => ({ loads, failures });

describe('the verdict about a version', () => {
  it.each([
    ['nothing is known of few pages, however bad', of(199, 199), of(0, 10_000), 'unknown'],
    ['twice as bad as before, and one failure more', of(41, 1000), of(20, 1000), 'bad'],
    ['twice as bad as before is borne', of(40, 1000), of(20, 1000), 'good'],
    ['one failure of 200 is chance, though nothing failed before', of(1, 200), of(0, 10_000), 'good'],
    ['nineteen of 200 may be', of(19, 200), of(0, 10_000), 'unknown'],
    ['twenty of 200 are not', of(20, 200), of(0, 10_000), 'bad'],
    ['less than one page in a hundred is the line, not the version', of(90, 10_000), of(1, 10_000), 'good'],
    ['a predecessor that nobody opened counts as faultless', of(30, 1000), of(0, 0), 'bad'],
  ] as const)('%s', (_rule, candidate, predecessor, expected) => {
    expect(verdict(candidate, predecessor)).toBe(expected);
  });

  it('is never bad for what one machine can make up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), health, health, (made, real, before) => {
        const pages = { ...real, failures: 0 };
        const faked = { loads: pages.loads + made, failures: made };
        expect(verdict(faked, before)).not.toBe('bad');
      }),
    );
  });

  it('is never bad for a version that fails as its predecessor does', () => {
    fc.assert(fc.property(health, (same) => expect(verdict(same, same)).not.toBe('bad')));
  });

  it('does not get better by more failures', () => {
    fc.assert(
      fc.property(health, health, fc.nat(1000), (candidate, before, more) => {
        const failures = Math.min(candidate.loads, candidate.failures + more);
        if (verdict(candidate, before) === 'bad')
          expect(verdict({ ...candidate, failures }, before)).toBe('bad');
      }),
    );
  });

  it('does not get worse by more failures of the predecessor', () => {
    fc.assert(
      fc.property(health, health, fc.nat(1000), (candidate, before, more) => {
        const failures = Math.min(before.loads, before.failures + more);
        if (verdict(candidate, before) !== 'bad')
          expect(verdict(candidate, { ...before, failures })).not.toBe('bad');
      }),
    );
  });

  it('needs so many pages', () => {
    fc.assert(
      fc.property(health, health, (candidate, before) => {
        expect(verdict(candidate, before) === 'unknown' || candidate.loads >= least.loads).toBe(true);
      }),
    );
  });
});
