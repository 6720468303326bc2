import {
  allowsDelivery,
  type DeliveryActor,
  type DeliveryMove,
  type DeliveryStep,
  deliveryMovesFor,
  deliveryStatus,
  formLacks,
  isSignature,
  moveBetween,
} from './delivery.ts';

// Each line is a sentence of spec §4 or decisions 2.16, not a copy of the table.
it.each([
  ['an arranged delivery is recorded by the shop', 'record', 'shop', 'unknown', true],
  ['or by the mall', 'record', 'system', 'unknown', true],
  ['recorded goods are collected', 'collect', 'shop', 'recorded', true],
  ['collected goods depart', 'depart', 'shop', 'collected', true],
  ['no step is left out: recorded goods do not depart', 'depart', 'shop', 'recorded', false],
  ['no step is done twice', 'collect', 'shop', 'collected', false],
  ['no step goes back by itself', 'collect', 'shop', 'inTransit', false],
  ['goods in transit are delivered and installed', 'install', 'shop', 'inTransit', true],
  ['the installer says that they are there', 'install', 'installer', 'inTransit', true],
  ['the installer does not collect', 'collect', 'installer', 'recorded', false],
  ['what is installed is accepted', 'accept', 'installer', 'installing', true],
  ['nothing is accepted on the way', 'accept', 'installer', 'inTransit', false],
  ['what is installed may be refused', 'refuse', 'installer', 'installing', true],
  ['an accepted delivery is not refused any more', 'refuse', 'shop', 'accepted', false],
  ['a refused delivery is visited again, for the shop to say when', 'retry', 'shop', 'notAccepted', true],
  ['the installer does not come again unasked', 'retry', 'installer', 'notAccepted', false],
] as const)('%s', (_sentence, move: DeliveryMove, by: DeliveryActor, status: DeliveryStep, expected) => {
  expect(allowsDelivery(move, by, deliveryStatus[status])).toBe(expected);
});

it('comes again at most three times', () => {
  const again = (refusals: number) => deliveryMovesFor('shop', deliveryStatus.notAccepted, refusals);
  expect([again(1), again(3), again(4)]).toEqual([['retry'], ['retry'], []]);
});

it('knows the move between two states, and none that leaves a step out', () => {
  expect(moveBetween(1, 2)).toBe('collect');
  expect(moveBetween(6, 4)).toBe('retry');
  expect(moveBetween(1, 3)).toBeUndefined();
  expect(moveBetween(5, 4)).toBeUndefined();
});

describe('a form', () => {
  const form = {
    items: [{ state: 'ok' as const, note: '' }],
    photos: ['a', 'b'],
    signedBy: 'Lin',
    reason: '',
  };

  it.each([
    ['is whole with two photos and a signature', 'accept', {}, []],
    ['lacks photos with one', 'accept', { photos: ['a'] }, ['photos']],
    ['lacks a signature without a name', 'accept', { signedBy: ' ' }, ['signature']],
    [
      'lacks a remark on what is damaged',
      'accept',
      { items: [{ state: 'damaged' as const, note: ' ' }] },
      ['remarks'],
    ],
    [
      'accepts what is damaged with a remark',
      'accept',
      { items: [{ state: 'damaged' as const, note: 'A scratch below' }] },
      [],
    ],
    ['lacks a reason to refuse', 'refuse', {}, ['reason']],
    [
      'refuses with a reason alone',
      'refuse',
      { photos: [], signedBy: '', reason: 'The table is scratched' },
      [],
    ],
  ] as const)('%s', (_rule, move, over, expected) => {
    expect(formLacks(move, { ...form, ...over })).toEqual(expected);
  });
});

it.each([
  ['a typed name', '', true],
  ['strokes', 'M10 20L11 22L13 25L17 30L20 33L22 40', true],
  ['two strokes', 'M10 20L11 22L13 25M17 30L20 33L22 40L25 41', true],
  ['a dot', 'M10 20L10 20', false],
  ['a number too large', 'M10 20L11 2222L13 25L17 30L20 33L22 40', false],
  ['markup', 'M0 0"/><script>', false],
  ['another command', 'M10 20C11 22 13 25 17 30', false],
  ['more than fits', `M0 0${'L1 1'.repeat(6000)}`, false],
] as const)('takes %s for a signature or not', (_what, path, expected) => {
  expect(isSignature(path)).toBe(expected);
});
