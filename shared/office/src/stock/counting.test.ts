import { afterSending, afterTyping, type Counts, readyCounts } from './counting.ts';
import { piecesIn } from './numbers.ts';
import { sampleSku } from './sample-stock.ts';

const none: Counts = new Map();
const lamp = sampleSku({ skuId: '1', onHand: 10 });
const sofa = sampleSku({ skuId: '2', onHand: 4 });

it('reads whole numbers of pieces', () => {
  expect(['0', ' 12 ', '1000000', '1000001', '', '-1', '1.5', '1e3'].map(piecesIn)).toEqual([
    0,
    12,
    1_000_000,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});

it('expects what was on hand at the first key, whatever the list shows later', () => {
  const first = afterTyping(none, lamp, '1');
  const later = afterTyping(first, { ...lamp, onHand: 7 }, '12');
  expect(readyCounts(later)).toEqual({
    rows: [{ skuId: '1', expected: 10, counted: 12 }],
    differ: 1,
    change: 2,
    wrong: 0,
  });
  expect(afterTyping(later, lamp, '').size).toBe(0);
});

it('sends nothing of a text that is no number', () => {
  const counts = afterTyping(afterTyping(none, lamp, '10'), sofa, 'four');
  expect(readyCounts(counts)).toMatchObject({ rows: [{ skuId: '1' }], differ: 0, change: 0, wrong: 1 });
});

it('keeps what was not taken empty and with its reason; it is counted again from what is there now', () => {
  const counts = afterTyping(afterTyping(none, lamp, '9'), sofa, '3');
  const left = [{ skuId: '2', why: 'moved', onHand: 5, held: 0 }] as const;
  const after = afterSending(counts, readyCounts(counts).rows, left);
  expect([...after.values()]).toMatchObject([{ expected: 4, typed: '', left: { why: 'moved' } }]);
  expect(readyCounts(after).rows).toEqual([]);
  const again = afterTyping(after, sofa, '5');
  expect(readyCounts(again).rows).toEqual([{ skuId: '2', expected: 5, counted: 5 }]);
});

it('keeps what was typed while the answer was on its way', () => {
  const sent = afterTyping(none, lamp, '9');
  const meanwhile = afterTyping(sent, sofa, '3');
  expect([...afterSending(meanwhile, readyCounts(sent).rows, []).keys()]).toEqual(['2']);
});
