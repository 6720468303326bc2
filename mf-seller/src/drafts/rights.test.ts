import { operations } from '@mall/contract/operations';
import { rights } from './rights.ts';

it('what a list and a form offer needs the key that the server asks for', () => {
  const asks = (name: keyof typeof operations) => operations[name].access.replace('staff:', '');
  expect(rights.goods).toEqual({ edit: asks('ownGoods.submit'), sell: asks('ownGoods.sell') });
  expect(rights.package).toEqual({ edit: asks('ownPackage.submit'), sell: asks('ownPackage.sell') });
  expect(rights.case).toEqual({ edit: asks('ownCase.submit'), sell: asks('ownCase.show') });
  for (const step of ['create', 'save', 'takeBack', 'copy', 'remove', 'restore'] as const)
    expect([asks(`ownGoods.${step}`), asks(`ownPackage.${step}`), asks(`ownCase.${step}`)]).toEqual(
      [rights.goods, rights.package, rights.case].map(({ edit }) => edit),
    );
});
