import { type ExportFrom, formOf, lastMonth, toWanted } from './export-filter.ts';

const from: ExportFrom = { tab: 'awaitingShipment', range: 'all', keyword: '' };
const now = Date.parse('2026-11-22T02:00:00Z');

describe('what an export asks for', () => {
  it('begins with what the list shows', () => {
    expect(
      toWanted(formOf({ ...from, range: 'month', keyword: 'Lin' }), { ...from, keyword: 'Lin' }, now),
    ).toEqual({
      tab: 'awaitingShipment',
      keyword: 'Lin',
      range: 'month',
    });
  });

  it('is the month before in whole days, also in January and at midnight in Shanghai', () => {
    expect(lastMonth(now)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(lastMonth(Date.parse('2026-01-15T00:00:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(lastMonth(Date.parse('2026-02-28T16:00:00Z'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('is only the named orders where some are named', () => {
    expect(toWanted(formOf(from), { ...from, ids: ['o1'] }, now)).toEqual({ ids: ['o1'] });
  });
});
