import fc from 'fast-check';
import { bucketOf } from './bucket.ts';
import { resolve, type Visitor } from './resolve.ts';
import { sampleDeclaration, sampleDocument, sampleVersion } from './sample.ts';
import { RegistryDocument } from './schema.ts';

const shellVersion = '1.4.0';
const versionFor = (document: RegistryDocument, visitor: Partial<Visitor> = {}) =>
  resolve(document, { shellVersion, ...visitor }).remotes[0];

describe('the version that a visitor gets', () => {
  it('is the stable one, with the previous one to fall back to', () => {
    expect(versionFor(sampleDocument())).toMatchObject({
      version: '2.0.0',
      channel: 'stable',
      closed: false,
      previous: { version: '1.9.0', base: '/remotes/mf_catalog/1.9.0/' },
    });
  });

  it('is the canary for its share of the visitors, always the same ones', () => {
    const document = sampleDocument({ canary: { version: '2.1.0', percent: 20, salt: 'c1' } });
    fc.assert(
      fc.property(fc.uuid(), (stickyId) => {
        const expected = bucketOf(`c1${stickyId}`) < 20 ? '2.1.0' : '2.0.0';
        expect(versionFor(document, { stickyId })?.version).toBe(expected);
        expect(versionFor(document, { stickyId })?.version).toBe(expected);
      }),
    );
    expect(versionFor(document)?.version).toBe('2.0.0');
  });

  it('is the one of the shop before the canary, and the override before both', () => {
    const document = sampleDocument({
      canary: { version: '2.1.0', percent: 100, salt: 'c1' },
      tenants: { SHOP8: '1.9.0' },
    });
    const stickyId = 'any-visitor';
    expect(versionFor(document, { stickyId })?.version).toBe('2.1.0');
    expect(versionFor(document, { stickyId, shopCode: 'SHOP8' })).toMatchObject({
      version: '1.9.0',
      channel: 'tenant',
    });
    const overrides = { mf_catalog: { version: '2.0.0' } };
    expect(versionFor(document, { stickyId, shopCode: 'SHOP8', overrides })).toMatchObject({
      version: '2.0.0',
      channel: 'override',
    });
  });

  it('is never one that does not fit the shell: the previous one, else the area is closed', () => {
    const demanding = sampleVersion('2.0.0', { requires: { platform: '^2.0' } });
    const fallsBack = sampleDocument({ versions: { '2.0.0': demanding, '1.9.0': sampleVersion('1.9.0') } });
    expect(versionFor(fallsBack)).toMatchObject({ version: '1.9.0', channel: 'previous', closed: false });
    const closed = sampleDocument({ versions: { '2.0.0': demanding } });
    expect(versionFor(closed)).toMatchObject({ version: '2.0.0', closed: true });
  });

  it('keeps the routes of a closed remote, and takes its menus, slots and services away', () => {
    const declares = sampleDeclaration({
      nav: [
        {
          surface: 'header',
          group: 'main',
          order: 1,
          routeId: 'catalog.home',
          label: { zh: '首', en: 'H', indo: 'B', fili: 'H' },
        },
      ],
      slots: [{ at: 'home.seckill', order: 1, policy: 'none' }],
      services: [{ id: 'cart', version: '1.0.0' }],
    });
    const versions = { '2.0.0': sampleVersion('2.0.0', { declares }) };
    expect(versionFor(sampleDocument({ versions }))).toMatchObject({
      nav: [{ order: 1 }],
      services: [{ id: 'cart' }],
    });
    expect(versionFor(sampleDocument({ versions, enabled: false }))).toMatchObject({
      closed: true,
      routes: [{ id: 'catalog.home' }],
      nav: [],
      slots: [],
      services: [],
    });
  });
});

it('spreads visitors evenly over a hundred buckets', () => {
  const counts = Array.from({ length: 100 }, () => 0);
  for (let visitor = 0; visitor < 20_000; visitor += 1) {
    const bucket = bucketOf(`salt${visitor}`);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(120);
  expect(Math.max(...counts)).toBeLessThan(280);
});

it.each([1, 10, 50, 90])(
  'gives a candidate of %i %% to that share of 10,000 visitors, within one in a hundred, and to the same ones',
  (percent) => {
    const few = sampleDocument({ canary: { version: '2.1.0', percent, salt: '2.1.0' } });
    const more = sampleDocument({
      canary: { version: '2.1.0', percent: Math.min(100, percent + 10), salt: '2.1.0' },
    });
    const has = (document: RegistryDocument, visitor: number): boolean =>
      versionFor(document, { stickyId: `5f0c${visitor}-visitor` })?.version === '2.1.0';
    const visitors = Array.from({ length: 10_000 }, (_, visitor) => visitor).filter((visitor) =>
      has(few, visitor),
    );
    expect(Math.abs(visitors.length / 10_000 - percent / 100)).toBeLessThanOrEqual(0.01);
    expect(visitors.filter((visitor) => !has(few, visitor) || !has(more, visitor))).toEqual([]);
  },
);

it('refuses a document whose version has no digest', () => {
  const document = sampleDocument();
  expect(RegistryDocument.safeParse(document).success).toBe(true);
  const versions = { '2.0.0': { ...sampleVersion('2.0.0'), integrity: {} } };
  expect(
    RegistryDocument.safeParse({
      ...document,
      remotes: { mf_catalog: { stable: '2.0.0', enabled: true, versions } },
    }).success,
  ).toBe(false);
});

describe('what a tester chose', () => {
  const chosen = (overrides: Visitor['overrides'], document = sampleDocument()) =>
    resolve(document, { shellVersion: '1.4.0', ...(overrides && { overrides }) }).remotes;

  it('closes a remote for that visitor alone', () => {
    expect(chosen({ mf_catalog: { off: true } })[0]).toMatchObject({
      closed: true,
      channel: 'override',
      slots: [],
    });
  });

  it('never replaces the version that a visitor tries with the previous one', () => {
    for (const override of [{ version: '2.0.0' }, { base: 'http://localhost:3101/' }])
      expect(chosen({ mf_catalog: override })[0]).not.toHaveProperty('previous');
  });

  it('takes a build from elsewhere without a digest, and one that the registry does not know with its own declaration', () => {
    const base = 'http://localhost:3101/';
    const [own] = chosen({ mf_catalog: { base } });
    expect(own).toMatchObject({ base, fallbackBase: base, channel: 'override' });
    expect(own?.integrity).toBeUndefined();
    const declares = sampleDeclaration({ name: 'mf_care', i18n: 'care' });
    expect(chosen({ mf_care: { base, declares } })[1]).toMatchObject({
      name: 'mf_care',
      base,
      i18n: 'care',
      closed: false,
    });
    expect(chosen({ mf_care: { base } })).toHaveLength(1);
  });
});
