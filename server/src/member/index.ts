export { createDevices, type Device } from './accounts/device.ts';
export { keepLanguage } from './accounts/keep-language.ts';
export { knownOf } from './accounts/known.queries.ts';
export { noteOffice, noteSeen } from './accounts/note-seen.ts';
export { prepareAccount } from './accounts/prepare-account.ts';
export { prove } from './accounts/proof.ts';
export { removeFiles } from './accounts/removal.ts';

export { addressFor, type AddressRow, type StoredAddressRow } from './addresses/choose.queries.ts';
