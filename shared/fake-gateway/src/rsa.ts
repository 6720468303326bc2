import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

/** A key pair with both halves as PEM on one line, as in settings. */
export const createPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const line = (pem: string | Buffer) => String(pem).trim().replaceAll('\n', '\\n');
  return {
    privateKey,
    publicKey,
    privatePem: line(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicPem: line(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};

export const rsaSign = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');
export const rsaVerify = (key: KeyObject, text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
