export { keepLanguage } from './accounts/keep-language.ts';
export { knownOf } from './accounts/known.queries.ts';
export { noteOffice, noteSeen } from './accounts/note-seen.ts';
export { prove } from './accounts/proof.ts';

export { addressFor, type AddressRow } from './addresses/choose.queries.ts';
