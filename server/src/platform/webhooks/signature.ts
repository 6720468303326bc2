import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A new secret, in the form that receivers' libraries read. */
export const newSigningSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

export type Signed = { readonly id: string; readonly at: number; readonly body: string };

/** The signature of a request by Standard Webhooks 1.0.0: of id, seconds and body, under the bytes of the secret. */
export const signatureOf = (secret: string, { id, at, body }: Signed): string => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
};

/** The headers of a request; of several secrets each signs it, while one takes the place of another. */
export const signedHeaders = (secrets: readonly string[], request: Signed): Record<string, string> => ({
  'webhook-id': request.id,
  'webhook-timestamp': String(request.at),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, request)).join(' '),
});
