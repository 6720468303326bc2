import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../db/error-code.ts';

/**
 * Encryption and signatures that only this mall can read or make. Each purpose has a key of its own, derived
 * from the mall's secret.
 */
export type SecretPort = {
  /**
   * Encrypts a text (AES-256-GCM); the purpose is a part of it, so that a text sealed for one purpose opens
   * for no other. `about` names the row that it belongs to, and binds it to that row.
   */
  seal: (purpose: Purpose, text: string, about?: string) => string;
  /** Throws when it was not sealed here for that purpose, and about the same row. */
  open: (purpose: Purpose, sealed: string, about?: string) => string;
  /** A text with its signature (HMAC-SHA256), safe in cookies and addresses. */
  sign: (purpose: Purpose, text: string) => string;
  /** The signed text; null when it was not signed, or not for that purpose. */
  signed: (purpose: Purpose, token: string) => string | null;
  /** The same for the same text; it reveals nothing about the text. */
  digest: (purpose: Purpose, text: string) => string;
};
export type Purpose =
  | 'payout'
  | 'referral'
  | 'visitor'
  | 'seckill'
  | 'tester'
  | 'device'
  | 'authenticator'
  | 'recovery'
  | 'field'
  | 'fieldIndex'
  | 'webhook';

const ivBytes = 12;
const tagBytes = 16;

export const createSecret = (secret: string): SecretPort => {
  const keys = new Map<Purpose, KeyObject>();
  const keyFor = (purpose: Purpose): KeyObject => {
    const known = keys.get(purpose);
    if (known !== undefined) return known;
    // A signature with an imported key costs a fifth of one whose key comes as bytes each time.
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'furnimall', purpose, 32)));
    keys.set(purpose, made);
    return made;
  };
  const macOf = (purpose: Purpose, text: string): Buffer =>
    createHmac('sha256', keyFor(purpose)).update(text).digest();
  return {
    seal: (purpose, text, about = '') => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      cipher.setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (purpose, sealed, about = '') => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
    sign: (purpose, text) =>
      `${Buffer.from(text, 'utf8').toString('base64url')}.${macOf(purpose, text).toString('base64url')}`,
    signed: (purpose, token) => {
      const [body = '', mac = ''] = token.split('.');
      const text = Buffer.from(body, 'base64url').toString('utf8');
      const [given, right] = [Buffer.from(mac, 'base64url'), macOf(purpose, text)];
      return given.length === right.length && timingSafeEqual(given, right) ? text : null;
    },
    digest: (purpose, text) => macOf(purpose, text).toString('base64url'),
  };
};

/** The secret of a mall that sets none: made once and stored beside its data, readable by the owner only. */
export const secretOf = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
};
