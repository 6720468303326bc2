import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, SignJWT } from 'jose';
import { portOf, promote, refusal, startPublisher } from '../testing/publisher.ts';

const audience = 'https://publisher.test';
const subject = 'repo:us/shop:ref:refs/heads/main';

/** The issuer of tokens of build machines. */
const machine = generateKeyPairSync('ed25519');
let issuer = '';
const issuing = createServer((request, response) => {
  void (async () => {
    const jwk = { ...(await exportJWK(machine.publicKey)), kid: 'one', alg: 'EdDSA' };
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    const answer = isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  })();
});
beforeAll(async () => {
  await once(issuing.listen(0, '127.0.0.1'), 'listening');
  issuer = `http://127.0.0.1:${portOf(issuing)}`;
});
afterAll(() => void issuing.close());

let mall: Awaited<ReturnType<typeof startPublisher>>;
afterEach(() => mall.stop());

describe('a build machine', () => {
  type Claims = { iss?: string; sub?: string; aud?: string; exp?: string; key?: typeof machine.privateKey };
  const token = ({
    iss = issuer,
    sub = subject,
    aud = audience,
    exp = '5m',
    key = machine.privateKey,
  }: Claims = {}) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA', kid: 'one' })
      .setIssuer(iss)
      .setSubject(sub)
      .setAudience(aud)
      .setIssuedAt()
      .setJti(randomUUID())
      .setExpirationTime(exp)
      .sign(key);

  it('moves what its team may move, with each token once', async () => {
    mall = await startPublisher({ subjects: [{ issuer, subject, audience }] });
    const { as, head, before } = mall;
    const mine = as({ token: await token() });
    expect((await mine.move(promote)).revision).toBe(before + 1);
    expect((await head()).history.at(-1)?.by).toBe('catalog');
    expect(await refusal(mine.move({ ...promote, version: '1.9.0' }))).toContain(
      '401 This request was made before',
    );
    const other = { ...promote, name: 'mf_care' };
    expect(await refusal(as({ token: await token() }).move(other))).toContain(
      '403 The team catalog may not move mf_care',
    );
    expect((await head()).revision).toBe(before + 1);
  });

  it.each<[string, () => Claims, RegExp]>([
    [
      'for another audience',
      () => ({ aud: 'https://staging.test' }),
      /it is for another audience\. Ask .* https:\/\/publisher\.test/,
    ],
    ['that has expired', () => ({ exp: '-1m' }), /it has expired/],
    [
      'of another repository',
      () => ({ sub: 'repo:them/shop' }),
      /No team has the build machine "repo:them\/shop"/,
    ],
    ['of another issuer', () => ({ iss: 'https://evil.test' }), /No team has the build machine/],
    [
      'that somebody else has signed',
      () => ({ key: generateKeyPairSync('ed25519').privateKey }),
      /signature verification failed/,
    ],
  ])('with a token %s is refused', async (_what, claims, why) => {
    mall = await startPublisher({ subjects: [{ issuer, subject, audience }] });
    const { as, head, before } = mall;
    expect(await refusal(as({ token: await token(claims()) }).move(promote))).toMatch(why);
    expect((await head()).revision).toBe(before);
  });

  it('with something else is refused', async () => {
    mall = await startPublisher();
    const { as } = mall;
    expect(await refusal(as({ token: 'secret' }).move(promote))).toContain('TEAM_TOKEN is no token');
  });
});
