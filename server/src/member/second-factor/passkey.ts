import { secondFactor } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';

export type StoredPasskey = {
  readonly id: string;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: readonly string[];
};
type Assertion = NonNullable<Input<'session.secondFactor'>['passkey']>;

const timeout = secondFactor.ticketMinutes * 60_000;

/** What a browser needs to make a passkey that asks for a finger, a face or a PIN each time. */
export const registrationOptions = (
  { id }: RelyingParty,
  mall: string,
  person: { id: string; name: string },
  present: readonly StoredPasskey[],
) =>
  generateRegistrationOptions({
    rpName: mall,
    rpID: id,
    userID: Buffer.from(person.id),
    userName: person.name,
    timeout,
    attestationType: 'none',
    excludeCredentials: present.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });

/** What a browser needs to use one of these passkeys. */
export const assertionOptions = ({ id }: RelyingParty, present: readonly StoredPasskey[]) =>
  generateAuthenticationOptions({
    rpID: id,
    timeout,
    allowCredentials: present.map(described),
    userVerification: 'required',
  });

/** Checks a new passkey. Throws secondFactor.wrong for anything that does not verify. */
export const checkRegistration = async (
  { id, origin }: RelyingParty,
  challenge: string,
  response: Input<'secondFactor.addPasskey'>['passkey'],
): Promise<Omit<StoredPasskey, 'id'>> => {
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }),
  );
  if (registrationInfo === undefined) throw new Refusal('secondFactor.wrong');
  const { credential } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
  };
};

/**
 * Checks that a stored passkey signed this challenge, and returns its new counter. A counter that does not grow
 * means a copy of the key. Throws secondFactor.wrong.
 */
export const checkAssertion = async (
  { id, origin }: RelyingParty,
  challenge: string,
  stored: StoredPasskey,
  response: Assertion,
): Promise<number> => {
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
      requireUserVerification: true,
    }),
  );
  return authenticationInfo.newCounter;
};

/** The library throws for what is malformed and for what is false; to us both are a wrong passkey. */
const verified = async <Answer extends { verified: boolean }>(
  verify: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await verify().catch(() => null);
  if (answer === null || !answer.verified) throw new Refusal('secondFactor.wrong');
  return answer;
};

const described = ({ credential_id: id, transports }: StoredPasskey) => ({
  id,
  transports: [...transports],
});
