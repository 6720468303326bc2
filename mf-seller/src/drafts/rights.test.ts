import { operations } from '@mall/contract/operations';
import { goodsKind } from '../goods-kind.ts';
import { caseKind } from './cases/case-kind.ts';
import { packageKind } from './packages/package-kind.ts';

it('what a list and a form offer needs the key that the server asks for', () => {
  const asks = (name: keyof typeof operations) => operations[name].access.replace('staff:', '');
  expect(goodsKind.rights).toEqual({ edit: asks('ownGoods.submit'), sell: asks('ownGoods.sell') });
  expect(packageKind.rights).toEqual({ edit: asks('ownPackage.submit'), sell: asks('ownPackage.sell') });
  expect(caseKind.rights).toEqual({ edit: asks('ownCase.submit'), sell: asks('ownCase.show') });
  for (const step of ['create', 'save', 'takeBack', 'copy', 'remove', 'restore'] as const)
    expect([asks(`ownGoods.${step}`), asks(`ownPackage.${step}`), asks(`ownCase.${step}`)]).toEqual(
      [goodsKind, packageKind, caseKind].map(({ rights }) => rights.edit),
    );
});
