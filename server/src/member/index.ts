export { createDevices, type Device } from './accounts/device.ts';
export { keepLanguage } from './accounts/keep-language.ts';
export { helpByErasing, helpByLevel, helpByRevealing, helpBySigningOut } from './accounts/help-member.ts';
export { membersFound } from './accounts/list.queries.ts';
export { knownOf } from './accounts/known.queries.ts';
export { noteOffice, noteSeen } from './accounts/note-seen.ts';
export { prepareAccount } from './accounts/prepare-account.ts';
export { prove } from './accounts/proof.ts';
export { removeFiles } from './accounts/removal.ts';
export { obstaclesOf } from './accounts/removal.queries.ts';
export { reopenAccount, suspendAccount } from './accounts/suspend-account.ts';

export { isRegionChain } from './addresses/queries.ts';
export { addressFor, type AddressRow, type StoredAddressRow } from './addresses/choose.queries.ts';
