// Accounts that buyers of one seller transfer money to.
export { type AccountDesk, AccountDeskOf } from './desk.ts';
export { TransferAccounts } from './TransferAccounts.tsx';
