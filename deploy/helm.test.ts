import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../server/src/platform/settings/settings.ts';
import { imageEnv, textOf, unread } from './read.ts';

const chart = 'helm/furnimall';
type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const values: Tree = parse(textOf(`${chart}/values.yaml`));
const schema: Tree = JSON.parse(textOf(`${chart}/values.schema.json`));
const settings = isTree(values.settings) ? values.settings : {};

const at = (tree: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((found, step) => (isTree(found) ? found[step] : undefined), tree);

it('every value that a template asks for is there', () => {
  const files = readdirSync(path.join(import.meta.dirname, chart, 'templates'));
  const asked = files.flatMap((file) =>
    [...textOf(`${chart}/templates/${file}`).matchAll(/\.Values\.([\w.]+)/g)].map(([, name = '']) => name),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => at(values, name.split('.')) === undefined)).toEqual([]);
});

it('the schema knows every value and no other', () => {
  const compare = (tree: Tree, of: unknown, where: string): string[] => {
    if (!isTree(of) || of.additionalProperties !== false || !isTree(of.properties)) return [];
    const { properties } = of;
    const strange = Object.keys(tree).filter((key) => !(key in properties));
    const missing = Object.keys(properties).filter((key) => key !== 'global' && !(key in tree));
    const below = Object.entries(tree).flatMap(([key, value]) =>
      isTree(value) ? compare(value, properties[key], `${where}.${key}`) : [],
    );
    return [...[...strange, ...missing].map((key) => `${where}.${key}`), ...below];
  };
  expect(compare(values, schema, '')).toEqual([]);
});

it('its settings are read by the mall, and are good for production together with the secrets', () => {
  expect(unread(settings)).toEqual([]);
  const secret = { DATABASE_URL: 'postgres://mall:x@db/mall', MALL_SECRET: 'x'.repeat(32), SMS_CODES: 'off' };
  const strings = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)]));
  expect(readSettings({ ...imageEnv(), ...strings, ...secret })).toMatchObject({ NODE_ENV: 'production' });
});

type Container = {
  env: { name: string; value: string }[];
  securityContext: object;
  resources: { limits: object; requests: object };
};
type Made = { kind: string; metadata: { name: string }; spec: Tree; data?: Tree };
const render = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    'helm',
    ['template', 'shop', path.join(import.meta.dirname, chart), ...args],
    { encoding: 'utf8' },
  );
  return { status, stderr, made: parseAllDocuments(stdout ?? '').map((each): Made => each.toJS()) };
};

// Without helm the three tests above are all that is possible.
const withHelm = spawnSync('helm', ['version']).status === 0 ? describe : describe.skip;

withHelm('what helm makes of it', () => {
  it('is one of each', () => {
    expect(
      render()
        .made.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
        .toSorted(),
    ).toEqual([
      'ConfigMap shop-settings',
      'Deployment shop-api',
      'Deployment shop-worker',
      'HorizontalPodAutoscaler shop-api',
      'Ingress shop',
      'NetworkPolicy shop',
      'PodDisruptionBudget shop-api',
      'Service shop-api',
    ]);
    const kinds = render(
      ...['api.autoscaling.enabled', 'ingress.enabled', 'networkPolicy.enabled'].flatMap((name) => [
        '--set',
        `${name}=false`,
      ]),
    ).made.map(({ kind }) => kind);
    expect(kinds).not.toContain('HorizontalPodAutoscaler');
    expect(kinds).not.toContain('Ingress');
    expect(kinds).toHaveLength(5);
  });

  it.each(['shop-api', 'shop-worker'])('%s runs as nobody, bounded and looked after', (name) => {
    const deployment = render().made.find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
    );
    const pod = at(deployment, ['spec', 'template', 'spec']);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      // Ten seconds to be noticed, thirty for running requests, and some more.
      terminationGracePeriodSeconds: 45,
    });
    const [container] = at(pod, ['containers']) as Container[]; // what a Deployment holds
    expect(container).toMatchObject({
      image: 'furnimall:1.0.0',
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      readinessProbe: { httpGet: { path: '/readyz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
      startupProbe: { httpGet: { path: '/healthz' } },
      resources: { limits: { memory: '768Mi' } },
    });
    const env = Object.fromEntries((container?.env ?? []).map((each) => [each.name, each.value]));
    expect(unread(env)).toEqual([]);
    expect(env.ROLES).toBe(name === 'shop-api' ? 'web,api' : 'worker');
    expect('REGISTRY_KEY' in env).toBe(name === 'shop-worker'); // who answers visitors signs nothing
  });

  it.each([
    ['settings.DATABASE_URL=postgres://x', 'a secret among the settings'],
    ['settings.PUBLIC_URL=mall', 'an address that is none'],
    ['settings.MEDIA_STORE=/data/media', 'a folder that pods do not share'],
    ['api.replica=3', 'a value that nobody reads'],
  ])('is refused with %s: %s', (value) => {
    const { status, stderr } = render('--set', value);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/schema/);
  });
});
