import { Refusal } from '@mall/contract/core/refusals';
import fc from 'fast-check';
import { decodeForm } from './form.ts';

/** The browser's side of the same rule, here as the reference. */
const encode = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => encode(inner, prefix === '' ? key : `${prefix}.${key}`))
    : [[prefix, String(value)]];

describe('decodeForm', () => {
  it('reads dotted names as nesting and counted names as lists', () => {
    expect(decodeForm('name=%E6%9E%97&items.0.skuId=5&items.0.qty=2&items.1.skuId=6')).toEqual({
      name: '林',
      items: [{ skuId: '5', qty: '2' }, { skuId: '6' }],
    });
  });

  it('reads a repeated name as a list', () => {
    expect(decodeForm('ids=1&ids=2')).toEqual({ ids: ['1', '2'] });
  });

  it.each([
    ['a prototype', '__proto__.polluted=1'],
    ['a constructor', 'a.constructor=1'],
    ['more than 8 levels', 'a.b.c.d.e.f.g.h.i=1'],
    ['an empty part', 'a..b=1'],
    ['a name that is both text and group', 'a=1&a.b=2'],
    ['a name that is both group and text', 'a.b=2&a=1'],
  ])('refuses %s', (_case, body) => {
    expect(() => decodeForm(body)).toThrow(Refusal);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('refuses more than 500 fields', () => {
    expect(() => decodeForm(Array.from({ length: 501 }, (_, index) => `f${index}=1`).join('&'))).toThrow(
      Refusal,
    );
  });

  it('gives back whatever the browser encodes', () => {
    const name = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', 'd') });
    const leaf = fc.string({ maxLength: 8, unit: 'grapheme' });
    const list = fc.array(leaf, { minLength: 1, maxLength: 4 });
    const group = fc.dictionary(name, fc.oneof(leaf, list), { minKeys: 1, maxKeys: 4 });
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.oneof(leaf, group, fc.array(group, { minLength: 1, maxLength: 3 })), {
          minKeys: 1,
        }),
        (input) => {
          const plain: unknown = JSON.parse(JSON.stringify(input));
          expect(decodeForm(new URLSearchParams(encode(plain)).toString())).toEqual(plain);
        },
      ),
    );
  });

  it('never throws anything but a refusal', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (body) => {
        try {
          decodeForm(body);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }),
    );
  });
});
