import fc from 'fast-check';
import { want } from '../core/limits.ts';
import {
  emptyWant,
  type StoredWantState,
  type WantDraft,
  wantDay,
  wantMoves,
  wantProblems,
} from './purchase-request.ts';

const now = Date.parse('2026-11-21T15:30:00Z');
const whole: WantDraft = {
  ...emptyWant(now),
  contact: '林',
  phone: '13800001234',
  provinceId: '11',
  cityId: '1101',
  districtId: '110101',
  remark: '要一张六尺桌',
};
const problems = (over: Partial<WantDraft>) => wantProblems({ ...whole, ...over }, now);

describe('a wanted purchase', () => {
  it('is right when everything is there', () => expect(problems({})).toEqual({}));

  it.each([
    ['no name', { contact: '  ' }, { contact: 'contact.missing' }],
    ['a number that begins with 12', { phone: '12800001234' }, { phone: 'phone.wrong' }],
    ['a number of ten digits', { phone: '1380000123' }, { phone: 'phone.wrong' }],
    ['no district', { districtId: '' }, { districtId: 'region.missing' }],
    ['no place at all', { provinceId: '', cityId: '', districtId: '' }, { provinceId: 'region.missing' }],
    ['none of it', { quantity: '0' }, { quantity: 'quantity.wrong' }],
    ['half of one', { quantity: '1.5' }, { quantity: 'quantity.wrong' }],
    ['too many', { quantity: '10000' }, { quantity: 'quantity.wrong' }],
    ['five characters', { remark: ' 一二三四五 ' }, { remark: 'remark.short' }],
    ['yesterday', { validUntil: wantDay(now, -1) }, { validUntil: 'day.past' }],
    ['half a year and a day', { validUntil: wantDay(now, 181) }, { validUntil: 'day.late' }],
    ['no day', { validUntil: '' }, { validUntil: 'day.missing' }],
  ])('is refused with %s', (_what, over, found) => {
    expect(problems(over)).toEqual(found);
  });

  it('holds 30 days at first, by the calendar of Shanghai', () => {
    expect(emptyWant(Date.parse('2026-11-21T16:30:00Z')).validUntil).toBe('2026-12-22');
    expect(emptyWant(now).validUntil).toBe('2026-12-21');
  });

  it('may end on any of the next 180 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: want.days.most }), (days) => {
        expect(problems({ validUntil: wantDay(now, days) })).toEqual({});
      }),
    );
  });
});

// Each line is a sentence of decisions 2.16, not a copy of the table.
it.each([
  ['somebody takes back what is open', 'withdraw', 'open', true],
  ['nobody takes back what was won', 'withdraw', 'won', false],
  ['an accepted quote wins it', 'win', 'open', true],
  ['what was lost is not won', 'win', 'lost', false],
  ['a shop gives up what is open', 'lose', 'open', true],
  ['a shop settles what is open outside of the mall', 'settle', 'open', true],
  ['what was lost is not settled', 'settle', 'lost', false],
  ['a shop closes what nobody wants any more', 'close', 'open', true],
  ['what was won is not closed', 'close', 'won', false],
  ['an order that ends unpaid opens it again', 'reopen', 'won', true],
  ['what was taken back stays so', 'reopen', 'cancelled', false],
] as const)('%s', (_sentence, move, state: StoredWantState, expected) => {
  expect(wantMoves[move].from.some((from) => from === state)).toBe(expected);
});
