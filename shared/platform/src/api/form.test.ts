import { decode } from '@mall/testing';
import fc from 'fast-check';
import { encodeForm, encodeMultipart, fitsForm } from './form.ts';

const name = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,8}$/).filter((key) => key !== '__proto__');
const tree = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, fc.string(), tie('list'), tie('record')),
  list: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
  record: fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
})).record;

describe('form bodies with dotted nesting', () => {
  it('writes a list of records as items.0.skuId', () => {
    expect(encodeForm({ items: [{ skuId: '7', qty: 2 }], ok: true })).toBe(
      'items.0.skuId=7&items.0.qty=2&ok=true',
    );
  });

  it('comes back as it went, whatever the nesting and the signs', () => {
    fc.assert(
      fc.property(tree, (value) => {
        fc.pre(typeof value === 'object' && value !== null);
        expect(decode(encodeForm({ value }))).toEqual({ value });
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out what is undefined', () => {
    expect(encodeForm({ a: undefined, b: '' })).toBe('b=');
  });

  it('knows what a form cannot say', () => {
    expect(fitsForm({ album: ['x'], name: '' })).toBe(true);
    expect(fitsForm({ album: [] })).toBe(false);
    expect(fitsForm({ logo: null })).toBe(false);
    expect(fitsForm({ 'a.b': '1' })).toBe(false);
    expect(fitsForm({ prices: { 7: '1' } })).toBe(false);
  });

  it('keeps files as files', () => {
    const parts = encodeMultipart({ kind: 'review', file: new File(['x'], 'sofa.png') });
    expect(parts.get('kind')).toBe('review');
    expect(parts.get('file')).toBeInstanceOf(File);
  });
});
