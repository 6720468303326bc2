import { generateKeyPairSync } from 'node:crypto';
import { sampleDocument } from './sample.ts';
import { keyIdOf, signed, trustIn, verified } from './signing.ts';

const mine = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const trust = trustIn([mine.publicKey]);
const document = sampleDocument();

/** As it comes back from a store. */
const stored = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

it('is accepted with the trusted key, whatever the order of its fields', () => {
  const read = stored(signed(document, mine.privateKey));
  expect(verified(read, trust)).toEqual(document);
  const turned = Object.fromEntries(Object.entries(read).toReversed());
  expect(verified(turned, trust)).toEqual(document);
});

it('has one name for both halves of a key', () => {
  expect(keyIdOf(mine.privateKey)).toBe(keyIdOf(mine.publicKey));
  expect(keyIdOf(mine.publicKey)).not.toBe(keyIdOf(other.publicKey));
});

it('is read with either key while keys are changed', () => {
  const both = trustIn([mine.publicKey, other.publicKey]);
  for (const { privateKey } of [mine, other])
    expect(verified(stored(signed(document, privateKey)), both)).toEqual(document);
});

describe('is not read', () => {
  const refusal = (read: unknown): string => {
    try {
      verified(read, trust);
      return 'read';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  const good = stored(signed(document, mine.privateKey));

  it('when a word of it was changed', () => {
    const remotes = { mf_catalog: { ...document.remotes['mf_catalog'], enabled: false } };
    for (const over of [{ revision: 8 }, { remotes }, { history: [{}] }, { more: 1 }])
      expect(refusal({ ...good, ...over })).toContain('changed since it was signed');
    const { platform: _gone, ...less } = good;
    expect(refusal(less)).toContain('changed since it was signed');
  });

  it('when its signature is broken, missing, or by a key that nobody trusts', () => {
    const signature = good['signature'] as { keyId: string; value: string };
    expect(refusal({ ...good, signature: { ...signature, value: 'AAAA' } })).toContain('changed since');
    expect(refusal({ ...good, signature: { ...signature, value: '' } })).toContain('changed since');
    expect(refusal({ ...good, signature: undefined })).toContain('has no signature');
    expect(refusal({ ...good, signature: 'trust me' })).toContain('has no signature');
    expect(refusal(stored(signed(document, other.privateKey)))).toContain('is not trusted');
  });

  it('when its schema is another one, or no version has a digest', () => {
    const signedAnyway = (read: object): unknown => stored(signed(read as typeof document, mine.privateKey));
    expect(refusal(signedAnyway({ ...document, schemaVersion: 2 }))).toContain('schema version 2');
    const version = document.remotes['mf_catalog']?.versions['2.0.0'];
    const versions = { '2.0.0': { ...version, integrity: {} } };
    const remotes = { mf_catalog: { stable: '2.0.0', enabled: true, versions } };
    expect(refusal(signedAnyway({ ...document, remotes }))).toMatch(/wrong shape[^]*integrity/);
  });

  it.each([null, 'text', 7, [], {}])('when it is %j', (read) => {
    expect(refusal(read)).toMatch(/is no document|has no signature/);
  });
});
