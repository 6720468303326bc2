import type { Item } from '@mall/contract/operations';

/** A design case as a row of its list. */
export const caseRowOf = ({ title, cover, shown, ...row }: Item<'ownCase.list'>) => ({
  ...row,
  name: title,
  image: cover,
  onSale: shown,
});

export type OwnCase = ReturnType<typeof caseRowOf>;
