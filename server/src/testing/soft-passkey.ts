import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { present: 0x01, verified: 0x04, withKey: 0x40 };
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** How an authenticator may differ from a good one. */
type Odd = { origin?: string; unverified?: boolean; counter?: number; host?: string };

/** A passkey in software: an authenticator with one ES256 key, which answers as a browser would (WebAuthn level 3). */
export const softPasskey = (origin = 'http://localhost:8080') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, odd: Odd): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }));
  const head = (odd: Odd, more: number): Buffer => {
    counter = odd.counter ?? counter + 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flag = flags.present | (odd.unverified === true ? 0 : flags.verified) | more;
    return Buffer.concat([sha256(odd.host ?? new URL(origin).hostname), Buffer.from([flag]), counted]);
  };
  const key = () =>
    Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  return {
    make: ({ challenge }: { challenge: string }, odd: Odd = {}) => {
      const authData = Buffer.concat([
        head(odd, flags.withKey),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key(),
      ]);
      // {fmt: 'none', attStmt: {}, authData: bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174' + '61', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, odd).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use: ({ challenge }: { challenge: string }, odd: Odd = {}) => {
      const client = clientData('webauthn.get', challenge, odd);
      const authData = head(odd, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
