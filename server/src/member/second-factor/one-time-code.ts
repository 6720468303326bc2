import { generateSecret, generateURI, verify } from 'otplib';
import { clock } from '../../platform/clock/clock.ts';
import { secondFactor } from '@mall/contract/core/limits';

const periodSeconds = 30;

/** A new secret of 160 bits, in base32 as authenticator apps take it (RFC 6238 with their usual settings). */
export const newSecret = (): string => generateSecret();

/** The address that an authenticator app reads from a QR code. */
export const addressForApp = (mall: string, account: string, secret: string): string =>
  generateURI({ issuer: mall, label: account, secret });

/**
 * The step of 30 seconds for which a code was made: this one, the one before or the next, as clocks differ. Null for
 * a wrong code.
 */
export const stepOf = async (secret: string, code: string): Promise<number | null> => {
  const token = code.replaceAll(/\s/g, '');
  if (!new RegExp(`^\\d{${secondFactor.digits}}$`).test(token)) return null;
  const answer = await verify({
    secret,
    token,
    epoch: Math.floor(clock.nowMs() / 1000),
    epochTolerance: periodSeconds,
  });
  return answer.valid && 'timeStep' in answer ? answer.timeStep : null;
};
