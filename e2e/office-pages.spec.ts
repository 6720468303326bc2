import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import seller from '../mf-seller/remote.config.ts';
import { screens } from './spec-routes.ts';
import { expect, test } from './support/mall.ts';

/** tour.spec.ts checks every page of the office only if its list of them is complete: none is left out. */
const office = screens.filter(({ layout }) => layout === 'seller');
const pathOf = (address: string): string => address.split('?')[0] ?? '';

test('every page of the office is among those that all specs walk', () => {
  const known = office.map(({ path }) => pathOf(path));
  expect(seller.routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

test('every page of the office is worked by keyboard alone in one of the specs', () => {
  const specs = [
    'conversations',
    'mall-transfer',
    'office-keyboard',
    'office-coupons',
    'office-flash-sales',
    'office-customers',
    'office-wants',
    'order-drafts',
    'prices',
  ].map((name) => readFileSync(join(import.meta.dirname, `${name}.spec.ts`), 'utf8'));
  const isWorked = (path: string) => specs.some((text) => text.includes(path.replace('/userAdmin/', '')));
  expect(seller.routes.map(({ path }) => path).filter((path) => !isWorked(path))).toEqual([]);
});
