import type { Item } from '@mall/contract/operations';

/** A package as a row of its list. */
export const packageRowOf = ({ cover, ...row }: Item<'ownPackage.list'>) => ({ ...row, image: cover });

export type OwnPackage = ReturnType<typeof packageRowOf>;
