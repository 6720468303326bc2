import { createContext, useContext } from 'react';

/** Whose accounts these are: by which operations they are read and changed, and whether the user may. */
export type AccountDesk = {
  readonly of: 'mallTransferAccount';
  /** A hook. */
  readonly useMayEdit: () => boolean;
};

const Desks = createContext<AccountDesk>({ of: 'mallTransferAccount', useMayEdit: () => false });
export const AccountDeskOf = Desks.Provider;
export const useAccountDesk = (): AccountDesk => useContext(Desks);
