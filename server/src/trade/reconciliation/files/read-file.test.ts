import { textOf } from '../../../platform/spreadsheets/text.ts';
import {
  alipayFile,
  inGb18030,
  stripeFile,
  type TestLine,
  wechatFile,
} from '../../../testing/provider-files.ts';
import { csvRows } from './csv-rows.ts';
import { dayAt, dayOf, readProviderFile } from './read-file.ts';

const day = '2026-11-20';
const at = `${day} 10:02:11`;
const pay: TestLine = { ref: '2026112022001', ours: 'aa11', amount: '1299.00', at, fee: '-7.79' };
const back: TestLine = {
  ref: '2026112022001',
  ours: 'aa11',
  amount: '-299.00',
  at,
  refund: 'bb22',
  fee: '1.79',
};
const linesOf = (...read: Parameters<typeof readProviderFile>) => {
  const file = readProviderFile(...read);
  if (file.is !== 'its') throw new Error(`it is ${file.is}`);
  return [...file.lines];
};

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['GB18030', inGb18030],
] as const)('reads a file of Alipay in %s', (_name, encode) => {
  const lines = linesOf('alipay', day, textOf(encode(alipayFile(day, [pay, back]))));
  expect(lines).toMatchObject([
    { no: 6, kind: 'payment', ours: 'aa11', amount: 129_900, currency: 'CNY', fee: 779, problem: null },
    { no: 7, kind: 'refund', ours: 'bb22', amount: -29_900, currency: 'CNY', fee: -179, problem: null },
  ]);
  expect(lines[0]?.at?.toISOString()).toBe('2026-11-20T02:02:11.000Z');
});

it('reads a file of WeChat Pay up to its totals, of either age', () => {
  const text = wechatFile([
    { ...pay, fee: '7.79400' },
    { ...back, amount: '299.00', fee: '-1.79400' },
  ]);
  const expected = [
    { no: 2, kind: 'payment', ours: 'aa11', amount: 129_900, fee: 779, problem: null },
    { no: 3, kind: 'refund', ours: 'bb22', amount: -29_900, fee: -179, problem: null },
  ];
  expect(linesOf('wechat', day, text)).toMatchObject(expected);
  const older = text.replace(',订单金额,申请退款金额,费率备注', ',x,y,z').replace('应结订单金额', '总金额');
  expect(linesOf('wechat', day, older)).toMatchObject(expected);
});

it('reads a balance report of Stripe in the days of UTC, and leaves payouts and fees alone', () => {
  const lines = linesOf(
    'stripe',
    day,
    stripeFile([
      { ref: 'ch_1', ours: 'in-1', amount: '12.50', at: `${day} 23:59:59`, fee: '0.66' },
      { ref: 're_1', ours: 'in-1', amount: '-2.50', at, refund: 're-1' },
      { ref: 'ch_2', ours: 'in-2', amount: '500', at, currency: 'jpy' },
      { ref: 'po_1', ours: '', amount: '-100.00', at, category: 'payout' },
      { ref: 'fee_1', ours: '', amount: '-2.00', at, category: 'fee' },
      { ref: 'dp_1', ours: 'in-1', amount: '-12.50', at, category: 'dispute' },
    ]),
  );
  expect(lines).toMatchObject([
    { kind: 'payment', ours: 'in-1', amount: 1250, currency: 'USD', fee: 66, problem: null },
    { kind: 'refund', ours: 're-1', amount: -250, problem: null },
    { kind: 'payment', amount: 500, currency: 'JPY', problem: null },
    { kind: 'other', amount: -10_000, problem: null },
    { kind: 'other', amount: 0, fee: 200, problem: null },
    { problem: 'kind' },
  ]);
});

it.each([
  [{ at: '2026-11-21 00:00:00' }, 'day'],
  [{ at: '2026-02-31 10:00:00' }, 'time'],
  [{ at: 'yesterday' }, 'time'],
  [{ at: '0000-01-01 00:00:00' }, 'time'],
  [{ amount: '12.345' }, 'amount'],
  [{ amount: '=1+1' }, 'amount'],
  [{ fee: 'none' }, 'amount'],
  [{ currency: 'XYZ' }, 'currency'],
  [{ ours: '' }, 'reference'],
] as const)('says of a line with %j that it is not counted: %s', (wrong, problem) => {
  expect(linesOf('wechat', day, wechatFile([pay, { ...pay, ...wrong }]))[1]).toMatchObject({
    no: 3,
    problem,
  });
});

it('says of a line that lacks cells, or stands twice, where it stands', () => {
  const text = alipayFile(day, [pay, pay, back, { ...pay, ours: 'cc33' }]);
  const cut = text.replace(/(cc33\t,交易),.*/, '$1');
  expect(linesOf('alipay', day, cut)).toMatchObject([
    { no: 6, firstNo: null },
    { no: 7, firstNo: 6 },
    { no: 8, kind: 'refund', firstNo: null },
    { no: 9, problem: 'columns' },
  ]);
});

it('numbers lines as the file has them: after comments, blank lines and breaks within quotes', () => {
  const text = wechatFile([
    { ...pay, ref: '\u0000x' },
    { ...pay, ours: 'b' },
    { ...pay, ours: 'c' },
  ]);
  const spread = text
    .replace(/^/, '#\r\n\r\n')
    .replace('`沙发', '"`沙\r\n""发"""')
    .replace('`沙发', '"沙" 发');
  expect(linesOf('wechat', day, spread)).toMatchObject([
    { no: 4, ours: 'aa11', reference: 'x', problem: null },
    { no: 6, ours: 'b', problem: null },
    { no: 7, ours: 'c', problem: null },
  ]);
});

it.each([
  ['a\nb', [1, 2]],
  ['a\r\n\r\nb\rc\n', [1, 2, 3, 4]],
  ['"a\n""b"\n,c', [1, 3]],
  ['"a" of oak,x\ny', [1, 2]],
  ['"a\ny', [1, 2]],
  ['', []],
])('parts %j into rows that begin on the lines %j', (text, numbers) => {
  expect([...csvRows(text)].map(({ no }) => no)).toEqual(numbers);
});

it('keeps what is quoted in a cell, and a quote that is only a character', () => {
  expect([...csvRows('"a,""b""",c,"d" e,"f\n')].map(({ cells }) => cells)).toEqual([
    ['a,"b"', 'c', '"d" e', '"f'],
  ]);
});

it('takes a day without a line', () => {
  expect(linesOf('wechat', day, wechatFile([]))).toEqual([]);
});

it('tells whose file another one is, or what it lacks', () => {
  expect(readProviderFile('alipay', day, wechatFile([pay]))).toEqual({ is: 'another', method: 'wechat' });
  expect(readProviderFile('stripe', day, alipayFile(day, [pay]))).toEqual({
    is: 'another',
    method: 'alipay',
  });
  expect(readProviderFile('stripe', day, stripeFile([]).replace(',payment_metadata[intent]', ''))).toEqual({
    is: 'none',
    lacks: ['payment_metadata[intent]'],
  });
  expect(readProviderFile('stripe', day, 'name,price\nsofa,1').is).toBe('none');
  expect(readProviderFile('alipay', day, '').is).toBe('none');
});

it('counts days as the provider does', () => {
  expect(dayAt('alipay', day).from.toISOString()).toBe('2026-11-19T16:00:00.000Z');
  expect(dayAt('stripe', day).to.toISOString()).toBe('2026-11-21T00:00:00.000Z');
  const evening = new Date('2026-11-20T18:00:00Z');
  expect([dayOf('wechat', evening), dayOf('stripe', evening)]).toEqual(['2026-11-21', '2026-11-20']);
});
