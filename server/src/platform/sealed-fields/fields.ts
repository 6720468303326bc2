import type { SecretPort } from '../ports/secret.ts';

/** The number of the key in use. Every sealed text begins with the number of its own. */
const keyNumber = 1;
/** A sealed text, in JavaScript and in SQL: nothing that a person writes into a field looks like it. */
export const sealedForm = String.raw`^k[0-9]+\.[A-Za-z0-9_-]{38,}$`;
const sealed = new RegExp(sealedForm);
/** 132 bits: no two numbers meet, and an index stays small. */
const indexLength = 22;

/**
 * How far a mall is: `open` while processes of the version before may run, which write and find readable numbers;
 * `sealing` from the moment at which none does, until every row is sealed (docs/decisions/065).
 */
export type Stage = 'open' | 'sealing' | 'sealed';

let secret: SecretPort | undefined;
let stage: Stage = 'sealed';

/** Gives the fields their keys: each process does it once, before it reads or writes rows. */
export const setFieldKeys = (given: SecretPort): void => {
  secret = given;
};

/** What this process knows about its mall; it is told again when that changes. */
export const setStage = (now: Stage): void => {
  stage = now;
};
export const isOpen = (): boolean => stage === 'open';
export const isSealedWhole = (): boolean => stage === 'sealed';

const keys = (): SecretPort => {
  if (secret === undefined) throw new Error('Sealed fields have no keys yet: call setFieldKeys first.');
  return secret;
};

export const isSealed = (text: string): boolean => sealed.test(text);

/**
 * A text as it is stored: AES-256-GCM, bound to its row (`owner`, an id) so that a copy in another row does not open. An
 * empty text stays empty; in an open mall every text stays as it is.
 */
export const sealField = (text: string, owner: string): string =>
  text === '' || isOpen() ? text : `k${keyNumber}.${keys().seal('field', text, owner)}`;

/**
 * The text of a stored field. One that is not sealed is returned as it is: a number that was given up, or a row from before
 * fields were sealed. Throws when it was sealed for another row or with another secret.
 */
export const openField = (text: string, owner: string): string =>
  isSealed(text) ? keys().open('field', text.slice(text.indexOf('.') + 1), owner) : text;

/** The number of an account or an invitation as it is stored, and its index there. */
export const sealMobile = (mobile: string, owner: string): { text: string; index: string } =>
  mobile.startsWith('gone-')
    ? { text: mobile, index: mobile }
    : { text: sealField(mobile, owner), index: mobileIndex(mobile) };

/** An account or an invitation is found by this (`hasMobile`). */
export const mobileIndex = (mobile: string): string => numberIndex(mobile, 'mobile');

/** A number without its spelling: +86 138-0000 1111 and 13800001111 are the same. Other texts stay. */
export const normalNumber = (number: string): string => {
  if (!/^\+?[\d -]+$/.test(number)) return number;
  const digits = number.replaceAll(/\D/g, '');
  return /^(?:86)?1\d{10}$/.test(digits) ? digits.slice(-11) : digits;
};

/**
 * The blind index of a number: the same for the same number in the same place (such as the orders of one shop), and without the
 * mall's secret nobody gets from one to the other.
 */
export const numberIndex = (number: string, place: string): string =>
  indexOf(`${place}|${normalNumber(number)}`);

/** The same of its last four digits. Ten thousand guesses with the mall's secret turn it back into them. */
export const tailIndex = (number: string, place: string): string =>
  indexOf(`${place}|tail|${normalNumber(number).slice(-4)}`);

const indexOf = (text: string): string => keys().digest('fieldIndex', text).slice(0, indexLength);
