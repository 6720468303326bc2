import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isPassword } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { isCommonPassword } from './is-common-password.ts';

const derive = promisify(argon2);
const memory = 19 * 1024;
const passes = 2;
const parallelism = 1;
const atOnce = 2;
/** About two seconds of work. */
const mostWaiting = 60;
const retryAfter = 3;

/** A password as an argon2id PHC string: 19 MiB, 2 passes, 1 lane (OWASP's minimum), salt of 16 bytes. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await hashed(password, nonce);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
};

/**
 * Whether a password is the stored one. Without a stored hash the work is done all the same, so that the time
 * does not reveal whether the account exists.
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, , , , salt, expected] = (stored ?? dummy).split('$');
  const tag = await hashed(password, Buffer.from(salt ?? '', 'base64'));
  const wanted = Buffer.from(expected ?? '', 'base64');
  return stored !== null && wanted.length === tag.length && timingSafeEqual(wanted, tag);
};

/**
 * The rules of a new password, wherever one is set. Throws register.repeatDiffers, register.passwordRule,
 * register.passwordCommon.
 */
export const requirePassword = (password: string, repeat: string): void => {
  if (password !== repeat) throw new Refusal('register.repeatDiffers');
  if (!isPassword(password)) throw new Refusal('register.passwordRule');
  if (isCommonPassword(password)) throw new Refusal('register.passwordCommon');
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const dummy = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(Buffer.alloc(16, 1))}$${base64(Buffer.alloc(32))}`;

/**
 * In the threads of Node, two at once and a bounded number waiting: a rush of sign-ins must take neither the memory of
 * the mall nor the turns of everything else. Throws overloaded when too many wait.
 */
const hashed = async (password: string, nonce: Buffer): Promise<Buffer> => {
  await enter();
  try {
    return await derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      parallelism,
      tagLength: 32,
      memory,
      passes,
    });
  } finally {
    leave();
  }
};

let running = 0;
const waiting: (() => void)[] = [];
const enter = async (): Promise<void> => {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= mostWaiting) throw new Refusal('overloaded', { retryAfter });
  await new Promise<void>((resolve) => waiting.push(resolve));
};
const leave = (): void => {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
};
