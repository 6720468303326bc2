import { createContext, useContext } from 'react';

/** Whose accounts these are: by which operations they are read and changed, and whose buyers see them. */
export type AccountDesk = {
  readonly of: 'mallTransferAccount' | 'shopTransferAccount';
  readonly whose: 'mall' | 'shop';
};

const Desks = createContext<AccountDesk>({ of: 'mallTransferAccount', whose: 'mall' });
/** Around the accounts of another than the mall. */
export const AccountDeskOf = Desks.Provider;
export const useAccountDesk = (): AccountDesk => useContext(Desks);
