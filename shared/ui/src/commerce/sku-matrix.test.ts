import fc from 'fast-check';
import { type Choice, choiceOf, type MatrixSku, type Spec, skuOf, stateOf, withValue } from './sku-matrix.ts';

const specs: Spec[] = [
  {
    key: 'fabric',
    name: 'Fabric',
    values: [
      { id: 'oat', name: 'Oat' },
      { id: 'sage', name: 'Sage' },
    ],
  },
  {
    key: 'size',
    name: 'Size',
    values: [
      { id: 'two', name: '2-seat' },
      { id: 'chaise', name: 'With chaise' },
      { id: 'bed', name: 'Bed' },
    ],
  },
];
const skus: MatrixSku[] = [
  { id: '1', valueIds: ['oat', 'two'], stock: 3 },
  { id: '2', valueIds: ['sage', 'two'], stock: 0 },
  { id: '3', valueIds: ['sage', 'chaise'], stock: 1 },
];

describe('a value of a product', () => {
  it.each<[string, Choice, string, ReturnType<typeof stateOf>]>([
    ['is free with stock', {}, 'oat', { state: 'free' }],
    ['is free when another value of its own spec is chosen', { fabric: 'sage' }, 'oat', { state: 'free' }],
    ['is sold out when its combination has no stock', { fabric: 'sage' }, 'two', { state: 'soldOut' }],
    [
      'is impossible when no SKU combines it, and names the clash',
      { fabric: 'oat' },
      'chaise',
      { state: 'impossible', clash: 'oat' },
    ],
    [
      'is impossible without a clash when no SKU has it',
      { fabric: 'oat' },
      'bed',
      { state: 'impossible', clash: null },
    ],
  ])('%s', (_rule, choice, value, expected) => {
    expect(stateOf(specs, skus, choice, value)).toEqual(expected);
  });
});

it('an impossible value changes nothing', () => {
  const choice = { fabric: 'oat', size: 'two' };
  expect(withValue(specs, skus, choice, 'chaise')).toBe(choice);
});

it('an open choice is no SKU', () => {
  expect(skuOf(specs, skus, { fabric: 'oat' })).toBeUndefined();
});

const product = fc
  .record({ fabrics: fc.integer({ min: 1, max: 4 }), sizes: fc.integer({ min: 1, max: 4 }) })
  .chain(({ fabrics, sizes }) => {
    const axes: Spec[] = [
      {
        key: 'f',
        name: 'f',
        values: Array.from({ length: fabrics }, (_, index) => ({ id: `f${index}`, name: `f${index}` })),
      },
      {
        key: 's',
        name: 's',
        values: Array.from({ length: sizes }, (_, index) => ({ id: `s${index}`, name: `s${index}` })),
      },
    ];
    const all = axes[0]?.values.flatMap((f) => axes[1]?.values.map((s) => [f.id, s.id]) ?? []) ?? [];
    return fc
      .record({
        pairs: fc.subarray(all),
        stocks: fc.array(fc.nat(3), { minLength: all.length, maxLength: all.length }),
        clicks: fc.array(fc.constantFrom(...axes.flatMap((axis) => axis.values.map(({ id }) => id))), {
          maxLength: 12,
        }),
      })
      .map(({ pairs, stocks, clicks }) => ({
        axes,
        clicks,
        made: pairs.map((valueIds, index) => ({ id: String(index), valueIds, stock: stocks[index] ?? 0 })),
      }));
  });

it('whatever is clicked, a complete choice is a SKU that exists', () => {
  fc.assert(
    fc.property(product, ({ axes, made, clicks }) => {
      const choice = clicks.reduce<Choice>((now, value) => withValue(axes, made, now, value), {});
      return Object.keys(choice).length < axes.length || skuOf(axes, made, choice) !== undefined;
    }),
  );
});

it('the choice of a SKU leads back to it', () => {
  fc.assert(
    fc.property(product, ({ axes, made }) =>
      made.every((sku) => skuOf(axes, made, choiceOf(axes, sku))?.id === sku.id),
    ),
  );
});

it('a value that is chosen is never shown as impossible', () => {
  fc.assert(
    fc.property(product, ({ axes, made, clicks }) => {
      const choice = clicks.reduce<Choice>((now, value) => withValue(axes, made, now, value), {});
      return Object.values(choice).every(
        (value) => stateOf(axes, made, choice, value).state !== 'impossible',
      );
    }),
  );
});
