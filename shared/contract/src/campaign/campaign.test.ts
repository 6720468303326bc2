import fc from 'fast-check';
import { adjustProblem, campaignRules, campaignStates, sellsBelowSupply } from './campaign.ts';

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
const running = { state: 'running', startAt: at(8), pieces: 10 } as const;
const now = at(12);

describe('what may be done with a campaign', () => {
  it.each(campaignStates)('in the state %s', (state) => {
    const { adjust, ...may } = campaignRules[state];
    const does = Object.entries(may).flatMap(([what, allowed]) => (allowed ? [what] : []));
    expect([...does, ...adjust]).toEqual(
      {
        draft: ['edit', 'schedule', 'discard'],
        scheduled: ['close', 'endAt', 'pieces'],
        running: ['close', 'endAt', 'pieces'],
        ended: [],
        closed: [],
      }[state],
    );
  });

  it.each([
    ['ends later', { endAt: at(20) }, null],
    ['ends earlier', { endAt: at(13) }, null],
    ['ended already', { endAt: at(12) }, 'campaign.endWrong'],
    ['has more', { pieces: 11 }, null],
    ['has as many as before', { pieces: 10 }, null],
    ['has fewer', { pieces: 9 }, 'campaign.fewer'],
    ['has no limit any more', { pieces: -1 }, null],
  ] as const)('one that runs: %s', (_what, asked, problem) => {
    expect(adjustProblem(running, asked, now)).toBe(problem);
  });

  it('never ends before it begins, and gets no limit that it did not have', () => {
    const planned = { state: 'scheduled', startAt: at(18), pieces: -1 } as const;
    expect(adjustProblem(planned, { endAt: at(17) }, now)).toBe('campaign.endWrong');
    expect(adjustProblem(planned, { pieces: 1_000_000 }, now)).toBe('campaign.fewer');
  });

  it.each(['draft', 'ended', 'closed'] as const)('nothing of one that is %s is adjusted', (state) => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100 }), (pieces) => {
        expect(adjustProblem({ ...running, state }, { pieces }, now)).toBe('campaign.notNow');
      }),
    );
  });

  it('sells below the supply price only when it is lower', () => {
    expect([999, 1000, 1001].map((price) => sellsBelowSupply(price, 1000))).toEqual([true, false, false]);
  });
});
