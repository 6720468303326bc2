import { sql } from 'kysely';
import { openPglite, type Opened } from '../db/open.ts';
import { maskAddress, maskName, maskPhone } from './mask.ts';
import { containing, inRange, type RangeName } from './range.queries.ts';
import { firstCharacters, isStorable } from './storable.ts';
import { dayText, moneyText } from './format.ts';

describe('what is private is shown in part', () => {
  it.each([
    ['13800001111', '138****1111'],
    ['+62 812345', '+62****45'],
  ])('%s as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:1:2::7', '2001:db8:1::*'],
    ['2001:db8::7', '2001:db8::*'],
    ['::1', '::*'],
  ])('the address %s as its network %s', (ip, shown) => expect(maskAddress(ip)).toBe(shown));
  it('of a name the first character stays', () => expect(maskName('林小明')).toBe('林**'));
});

describe('sentences', () => {
  it('carry money and days of the reader', () => {
    expect(moneyText(12_000, 'zh')).toBe('¥120.00');
    expect(moneyText(123_456, 'indo')).toBe('¥1.234,56');
    expect(dayText(new Date('2026-11-20T17:00:00Z'), 'en')).toBe('Nov 21, 2026');
  });
});

describe('text that no column holds', () => {
  const deep = (text: string): unknown => {
    let value: unknown = text;
    for (let level = 0; level < 200_000; level += 1) value = [value];
    return value;
  };
  it.each(['\ud800', 'a\udc00b', '\udc00\ud800', 'a\u0000b', '\u0000'])(
    'is found wherever it stands: %j',
    (text) => {
      for (const value of [text, [1, text], { a: { b: [text] } }, { [text]: 1 }, deep(text)])
        expect(isStorable(value)).toBe(false);
    },
  );
  it.each(['', '沙发', '😀', '\u202e', 'e\u0301', '\n'])('is not %j', (text) => {
    for (const value of [text, [null, undefined, 1, true, text], { [text]: { a: text } }, deep(text)])
      expect(isStorable(value)).toBe(true);
  });
  it('does not come from cutting', () => {
    expect(firstCharacters('沙发😀床', 3)).toBe('沙发😀');
    expect(firstCharacters('ab', 3)).toBe('ab');
  });
});

describe('a range of days in Shanghai', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openPglite(null);
  });
  afterAll(() => opened.close());
  const midnight = sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`;
  const cases: [RangeName, string, boolean][] = [
    ['today', '0 seconds', true],
    ['today', '-1 second', false],
    ['today', '86399 seconds', true],
    ['today', '1 day', false],
    ['3d', '-2 days', true],
    ['3d', '-2 days -1 second', false],
    ['week', '-6 days', true],
    ['month', '-29 days', true],
    ['month', '-30 days', false],
    ['all', '-900 days', true],
  ];
  it.each(cases)('%s: midnight %s counts: %s', async (range, shift, counts) => {
    const { rows } = await sql<{ yes: boolean }>`select ${inRange(
      sql`(${midnight} + ${shift}::interval)`,
      range,
    )} as yes`.execute(opened.db);
    expect(rows[0]?.yes).toBe(counts);
  });
  it('a typed wildcard is a letter', () => expect(containing('5%_')).toBe('%5\\%\\_%'));
});
