import { z } from 'zod';
import { isMobile, isPassword } from './core/limits.ts';
import { pickText } from './core/languages.ts';
import { sized, sourceSet } from './core/media.ts';
import { operations } from './operations.ts';
import { paths } from './core/paths.ts';
import { permissions, presetRoles } from './core/permissions.ts';
import { idempotent } from './core/idempotent.ts';
import { endpoint, wire } from './core/wire.ts';

describe('operations', () => {
  it('are declared for every line of the wire table, and only for those', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(wire).sort());
  });

  it('have addresses of their own', () => {
    expect(new Set(Object.values(wire)).size).toBe(Object.keys(wire).length);
  });

  it.each(Object.values(operations))(
    '$name has every path parameter in its input, and schemas that the API page can show',
    (operation) => {
      const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
      const fields = Object.keys(input.properties ?? {});
      for (const [, name] of endpoint(operation.name).path.matchAll(/\{(\w+)\}/g))
        expect(fields).toContain(name);
      expect(() => z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any' })).not.toThrow();
    },
  );

  it('never change anything by GET, but for sign-out, the code by SMS and reading a message', () => {
    for (const name of idempotent) expect(endpoint(name).method).toBe('POST');
  });

  it('read numbers, flags and single-element lists from a url-encoded body', () => {
    expect(operations['cart.remove'].input.parse({ ids: 'a' })).toEqual({ ids: ['a'] });
    expect(operations['cart.edit'].input.parse({ id: 'x', qty: '2', selected: '0' })).toEqual({
      id: 'x',
      qty: 2,
      selected: false,
    });
    expect(operations['cart.add'].input.safeParse({ skuId: 1, qty: 1.5 }).success).toBe(false);
    expect(operations['product.list'].input.safeParse({ size: 101 }).success).toBe(false);
  });
});

describe('rules that both ends use', () => {
  it.each([
    ['13800000001', true],
    ['16800000001', false],
    ['1380000000', false],
    ['138000000011', false],
    ['23800000001', false],
    ['14712345678', true],
  ])('isMobile(%s) is %s', (mobile, expected) => expect(isMobile(mobile)).toBe(expected));

  it.each([
    ['demo1234', true],
    ['12345678', false],
    ['abcdefgh', false],
    ['a1', false],
    [`a1${'x'.repeat(31)}`, false],
  ])('isPassword(%s) is %s', (password, expected) => expect(isPassword(password)).toBe(expected));

  it("names 26 permissions, all of them the owner's, none twice", () => {
    expect(new Set(permissions).size).toBe(26);
    expect(presetRoles.owner).toEqual([...permissions]);
    expect(presetRoles.manager).not.toContain('role.edit');
    expect(presetRoles.manager).not.toContain('webhook.edit');
  });

  it('falls back from a missing text to English, then to Chinese, and says which it gave', () => {
    expect(pickText({ zh: '沙发', en: 'Sofa' }, 'fili')).toEqual({ text: 'Sofa', contentLang: 'en' });
    expect(pickText({ zh: '沙发' }, 'indo')).toEqual({ text: '沙发', contentLang: 'zh' });
  });

  it('addresses the widths of our own pictures only', () => {
    expect(sized('/media/demo/a.webp', 400)).toBe('/media/demo/a.w400.webp');
    expect(sized('https://example.org/a.webp', 400)).toBe('https://example.org/a.webp');
    expect(sourceSet('/media/demo/a.webp', 400)).toBe(
      '/media/demo/a.w200.webp 200w, /media/demo/a.w400.webp 400w',
    );
  });
});

it('builds these addresses', () => {
  expect({
    product: paths.product({ productId: '5', skuId: '9' }),
    search: paths.search({ keyword: '餐桌 & 椅' }),
    confirm: paths.confirm({ source: 'direct', skuId: '9', qty: 2 }),
    pay: paths.pay({ orderId: 'o1' }),
    list: paths.productCenter(),
  }).toEqual({
    product: '/product?productId=5&skuId=9',
    search: '/searchGoods?keyword=%E9%A4%90%E6%A1%8C+%26+%E6%A4%85',
    confirm: '/editOrderInfo?source=direct&skuId=9&qty=2',
    pay: '/pay?orderId=o1',
    list: '/product/productCenter',
  });
});
