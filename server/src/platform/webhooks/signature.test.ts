import { createHmac } from 'node:crypto';
import { newSigningSecret, signatureOf, signedHeaders } from './signature.ts';

/** The example of the specification's own libraries (Standard Webhooks 1.0.0). */
const example = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  request: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

it('signs as the specification shows', () => {
  expect(signatureOf(example.secret, example.request)).toBe(example.signature);
});

it('signs with each of several secrets, the new one first', () => {
  const next = newSigningSecret();
  expect(signedHeaders([next, example.secret], example.request)).toEqual({
    'webhook-id': example.request.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': `${signatureOf(next, example.request)} ${example.signature}`,
  });
});

it('makes secrets of 32 bytes, each another, that are the key as they are decoded', () => {
  const [one, other] = [newSigningSecret(), newSigningSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
  const key = Buffer.from(one.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key).update('a.1.b').digest('base64');
  expect(signatureOf(one, { id: 'a', at: 1, body: 'b' })).toBe(`v1,${mac}`);
});
