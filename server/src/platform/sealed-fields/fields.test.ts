import { createSecret } from '../ports/secret.ts';
import { openAddress, openRow, sealAddress, sealContact } from './contact.ts';
import {
  isSealed,
  mobileIndex,
  normalNumber,
  numberIndex,
  openField,
  sealField,
  sealMobile,
  tailIndex,
  setFieldKeys,
} from './fields.ts';

beforeEach(() => setFieldKeys(createSecret('a'.repeat(64))));

const address = {
  name: '林',
  phone: '+86 139-5773 0001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 199 号 "3"\n幢',
};

it('a sealed field opens in its own row only, and with its own secret only', () => {
  const sealed = sealField('13957730001', 'row-1');
  expect(sealed).toMatch(/^k1\.[\w-]+$/);
  expect(isSealed(sealed)).toBe(true);
  expect(openField(sealed, 'row-1')).toBe('13957730001');
  expect(sealField('13957730001', 'row-1')).not.toBe(sealed);
  expect(() => openField(sealed, 'row-2')).toThrow('authenticate');
  setFieldKeys(createSecret('b'.repeat(64)));
  expect(() => openField(sealed, 'row-1')).toThrow('authenticate');
});

it.each(['13957730001', 'gone-0198', 'k1. Garden Lane', ''])(
  '%j from before, or given up, is read as it is',
  (text) => {
    expect(openField(text, 'row-1')).toBe(text);
  },
);

it('a number that was given up is neither sealed nor hidden, so that it stays the only one', () => {
  expect(sealMobile('gone-7', '7')).toEqual({ text: 'gone-7', index: 'gone-7' });
  expect(sealField('', '7')).toBe('');
});

it.each([
  ['+86 139-5773 0001', '13957730001'],
  ['8613957730001', '13957730001'],
  ['0571-8888 0088', '057188880088'],
  ['13957730001', '13957730001'],
  ['lin@example.com', 'lin@example.com'],
])('%s is dialled as %s', (written, dialled) => {
  expect(normalNumber(written)).toBe(dialled);
});

it('an index is the same for the same number in the same place, and says no more', () => {
  expect(numberIndex('+86 139 5773 0001', 'shop-1')).toBe(numberIndex('13957730001', 'shop-1'));
  expect(tailIndex('0001', 'shop-1')).toBe(tailIndex('13957730001', 'shop-1'));
  const all = [
    mobileIndex('13957730001'),
    numberIndex('13957730001', 'shop-1'),
    numberIndex('13957730001', 'shop-2'),
    numberIndex('13957730002', 'shop-1'),
    tailIndex('13957730001', 'shop-1'),
    tailIndex('13957730001', 'shop-2'),
    numberIndex('0001', 'shop-1'),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.join()).not.toContain('0001');
});

it("an order's address keeps the name and the regions readable, and nothing else", () => {
  const stored = sealAddress(address, { id: 'o-1', shopId: 's-1' });
  expect(JSON.stringify(stored)).not.toMatch(/0001|文三路/);
  expect(stored).toMatchObject({ name: '林', province: '浙江省', city: '杭州市', district: '西湖区' });
  expect(openAddress(stored, 'o-1')).toEqual(address);
  expect(() => openAddress(stored, 'o-2')).toThrow('authenticate');
  const { sealed: _, number: __, tail: ___, ...erased } = stored;
  expect(openAddress(erased, 'o-1')).toEqual({ ...address, phone: '', detail: '' });
  expect(sealAddress({ ...address, phone: '', detail: '' }, { id: 'o-1', shopId: null })).toEqual(erased);
  expect(openAddress(address, 'o-1')).toEqual(address);
});

it("a member's address is read in both forms", () => {
  const { phone, detail } = address;
  const sealed = sealContact({ phone, detail }, 'a-1');
  expect(openRow({ id: 'a-1', phone: null, detail: null, sealed })).toEqual({ id: 'a-1', phone, detail });
  expect(openRow({ id: 'a-1', phone, detail, sealed: null })).toEqual({ id: 'a-1', phone, detail });
});
