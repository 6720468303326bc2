import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the seller's back office must prove, and where each sentence is tested: a renamed or lost test is
 * missed here.
 */
const server = 'server/src';
const proofs: readonly (readonly [sentence: string, file: string, test: string])[] = [
  [
    'every seller operation × visitor and member',
    `${server}/testing/office-matrix.test.ts`,
    'asks a visitor to sign in, and is refused to a member',
  ],
  [
    'every seller operation × each preset role',
    `${server}/testing/office-matrix.test.ts`,
    'asks the role %s what it allows',
  ],
  [
    'every seller operation × owner of another shop',
    `${server}/testing/office-matrix.test.ts`,
    'is refused to the owner of another shop who says that he works here',
  ],
  [
    'every seller operation × staff of two shops',
    `${server}/testing/office-matrix.test.ts`,
    'follows the shop that staff of two shops are in',
  ],
  [
    'every seller operation × suspended shop',
    `${server}/testing/office-matrix.test.ts`,
    'is open only where something sold is brought to an end',
  ],
  [
    "another shop's data is unreachable through any parameter",
    `${server}/testing/other-shop.test.ts`,
    '%s reaches nothing of another shop through any of its parameters',
  ],
  [
    'a preview equals the prices after it for 10,000 SKUs, undo restores all',
    `${server}/seller/prices/factor/ten-thousand.test.ts`,
    'a coefficient does to ten thousand SKUs what its preview told, and an undo restores each',
  ],
  [
    'each screen by keyboard alone',
    'e2e/office-keyboard.spec.ts',
    'staff: a number is invited with a role, invited again, and the invitation withdrawn',
  ],
  ['axe clean', 'e2e/tour.spec.ts', 'every screen of a ${title} is as it should be: ${lang}'],
  [
    'no page of the office is left out of the walks',
    'e2e/office-pages.spec.ts',
    'every page of the office is among those that all specs walk',
  ],
  [
    'nothing but mf-seller is downloaded',
    'e2e/merchant.spec.ts',
    'the merchant’s own page has the seller’s remote and no shell',
  ],
  [
    'coefficient 0.5, 11, 1.23456 or text',
    `${server}/seller/prices/factor/price-factor.test.ts`,
    '%s is refused with a sentence',
  ],
  [
    'coefficient, said at its place',
    'mf-seller/src/prices/factor/PriceFactorScreen.test.tsx',
    "['0.5', '11', '1.23456', 'abc']",
  ],
  [
    'shop name of 1 or 9 code points',
    `${server}/seller/shops/shops.test.ts`,
    'with a name of %s is refused in a sentence, and nothing of it is kept',
  ],
  [
    'shop name and logo, said at their places',
    'e2e/shop-info.spec.ts',
    'what is wrong is said at its place, and nothing is sent',
  ],
  ['logo of the wrong size', `${server}/seller/shops/shops.test.ts`, 'are not enlarged: a %s of %s×%s'],
  [
    'staff who refuse a refund prove who they are',
    `${server}/trade/refunds/refunds.test.ts`,
    'staff of the shop who %s are asked for a fresh proof first, and nothing is decided without it',
  ],
  [
    'product without SKU price',
    `${server}/seller/drafts/products/own-goods.test.ts`,
    'with several SKUs needs the price and the stock of each, and no price below supply',
  ],
  [
    'package option below supply price',
    `${server}/seller/drafts/packages/own-packages.test.ts`,
    'with an option below its supply price is not sent, and the option is named',
  ],
  [
    'a role that grants keys its author lacks',
    `${server}/seller/staff/roles.test.ts`,
    'in a role that he makes or changes',
  ],
  [
    'removing the owner',
    `${server}/seller/staff/staff.test.ts`,
    'is the owner for ever: nobody changes or removes him',
  ],
  [
    'export key used twice',
    `${server}/seller/exports/exports.test.ts`,
    'opens it once also when it is tried at the same time',
  ],
  [
    'export key used by another',
    `${server}/seller/exports/exports.test.ts`,
    "opens nothing for another of the shop's staff, another shop, or after its time",
  ],
  [
    'Excel with formulas',
    `${server}/seller/imports/prices/price-import.test.ts`,
    'with a formula where a price should be names the cell and writes the other rows alone',
  ],
  [
    'Excel with 100,000 rows',
    `${server}/seller/imports/prices/price-import.test.ts`,
    'of a hundred thousand rows, each right, is refused with a sentence and nothing of it is kept',
  ],
  [
    'Excel with wrong columns',
    `${server}/seller/imports/products/goods-import.test.ts`,
    'a file %s says so, and nothing is written',
  ],
  [
    'encrypted Excel',
    `${server}/seller/imports/prices/price-import.test.ts`,
    'is refused at once when it is no table or has a password',
  ],
];

it.each(proofs)('%s', (_sentence, file, test) => {
  expect(readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')).toContain(test);
});
