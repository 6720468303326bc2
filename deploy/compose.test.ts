import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { readBucketAddress } from '../shared/s3/src/address.ts';
import { readSettings } from '../server/src/platform/settings/settings.ts';
import { envIn, imageEnv, stageOf, textOf, unread } from './read.ts';

type Service = {
  image: string;
  build?: { dockerfile: string; target?: string };
  user?: string;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  networks: Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  volumes?: string[];
  mem_limit?: string;
  pids_limit?: number;
};
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: object;
  volumes: object;
};

// The shape that Compose itself requires; anything missing fails below.
const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
/** Its image starts as root to own its folder, and then drops to nobody. */
const startsAsRoot = ['s3'];
const isOurs = ({ build }: Service): boolean => build?.dockerfile === 'deploy/Dockerfile';

let secrets: string;
beforeAll(() => {
  secrets = path.join(mkdtempSync(path.join(tmpdir(), 'mall-secrets-')), 'secrets');
  execFileSync(path.join(import.meta.dirname, 'new-secrets.sh'), [secrets], { stdio: 'pipe' });
});
afterAll(() => rmSync(path.dirname(secrets), { recursive: true }));

/** The value of a variable when only the address has been set. */
const filled = (value: string): string =>
  value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, _name, kind, fallback) =>
    kind === '?' ? 'https://mall.example' : String(fallback),
  );

describe.each(services)('the service %s', (name, service) => {
  it('has no more rights than it needs, and an end to what it may use', () => {
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    if (startsAsRoot.includes(name)) return;
    expect(service.read_only).toBe(name !== 'publish'); // that one builds
    expect(service.cap_drop).toEqual(['ALL']);
    const stage = name === 'nginx' ? textOf('nginx.Dockerfile') : stageOf(service.build?.target ?? 'mall');
    const user =
      service.user ?? (service.build === undefined ? 'root' : /^USER (\d+:\d+)$/m.exec(stage)?.[1]);
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('names what there is: secrets, volumes, networks and other services', () => {
    for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret);
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const network of Object.keys(service.networks))
      expect(Object.keys(compose.networks)).toContain(network);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const found = compose.services[other];
      expect(found).toBeDefined();
      if (condition === 'service_healthy')
        expect(found?.healthcheck !== undefined || found?.build !== undefined).toBe(true);
    }
  });

  it('pins its image', () => {
    if (service.build === undefined) expect(service.image).toMatch(/^[\w/]+:\d+\.?[\w.-]*$/);
  });
});

it('declares no volume, network or secret that nobody uses', () => {
  const used = services.flatMap(([, { volumes = [], networks, secrets: named = [] }]) => [
    ...volumes.map((volume) => volume.split(':')[0] ?? ''),
    ...Object.keys(networks),
    ...named,
  ]);
  const { volumes, networks, secrets: kept } = compose;
  expect(Object.keys({ ...volumes, ...networks, ...kept }).filter((name) => !used.includes(name))).toEqual(
    [],
  );
});

it.each(services.filter(([name, service]) => isOurs(service) && name !== 'publish'))(
  'the settings of %s are read, and good for production',
  (_name, { environment = {}, secrets: named = [] }) => {
    const told = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]));
    const secret = envIn(readFileSync(path.join(secrets, 'mall.env'), 'utf8'));
    expect(named).toContain('mall.env');
    expect(unread({ ...told, ...secret })).toEqual([]);
    const settings = readSettings({ ...imageEnv(), ...secret, ...told });
    expect(settings).toMatchObject({ NODE_ENV: 'production', DEMO: false, HOST: '0.0.0.0' });
  },
);

it('only the service that changes tables knows their owner', () => {
  const knowing = services.filter(([, { secrets: named = [] }]) => named.includes('owner.env'));
  expect(knowing.map(([name]) => name)).toEqual(['migrate']);
});

it('nginx asks machines that there are, and is believed by those it asks', () => {
  const { nginx, 'api-1': first } = compose.services;
  const hosts = [...textOf('nginx/nginx.conf').matchAll(/^\s+server ([\w-]+):\d+/gm)].map(([, host]) => host);
  expect(hosts).toEqual(['s3', 'api-1', 'api-2']);
  for (const host of hosts)
    expect(
      Object.values(compose.services[host ?? '']?.networks ?? {}).map((at) => at.ipv4_address),
    ).toContainEqual(expect.stringMatching(/^172\./));
  expect(first?.environment?.TRUST_PROXY).toBe(nginx?.networks.front?.ipv4_address);
  // One common network, so that nginx's address is the trusted one.
  expect(Object.keys(nginx?.networks ?? {}).filter((each) => each in (first?.networks ?? {}))).toEqual([
    'front',
  ]);
});

it('the buckets that are made are those that are used, and nginx reads the one of the remotes', () => {
  const { buckets, worker } = compose.services;
  const made = buckets?.command?.slice(1) ?? [];
  const { REMOTE_STORE = '', MEDIA_STORE } = worker?.environment ?? {};
  expect(made).toEqual([REMOTE_STORE, MEDIA_STORE]);
  const remotes = readBucketAddress(REMOTE_STORE);
  expect(textOf('nginx/remotes-from-bucket.conf')).toContain(
    `http://bucket/${remotes?.bucket}/${remotes?.prefix}/remotes/`,
  );
});

describe('the secrets of a first deployment', () => {
  it('are all that compose asks for, behind a folder that keeps others out', () => {
    const asked = Object.values(compose.secrets).map(({ file }) => path.basename(file));
    expect(readdirSync(secrets).toSorted()).toEqual(asked.toSorted());
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
  });

  it('fit together: password, access to the buckets, keys of the registry', () => {
    const read = (file: string): string => readFileSync(path.join(secrets, file), 'utf8');
    const { DATABASE_URL = '', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = envIn(read('mall.env'));
    const { OWNER_DATABASE_URL = '' } = envIn(read('owner.env'));
    expect(new URL(OWNER_DATABASE_URL)).toMatchObject({
      username: compose.services['postgres']?.environment?.['POSTGRES_USER'],
      password: read('postgres-password'),
      hostname: 'postgres',
    });
    const [own, runtime] = [new URL(OWNER_DATABASE_URL), new URL(DATABASE_URL)];
    expect([runtime.host, runtime.pathname]).toEqual([own.host, own.pathname]);
    expect(runtime.username).not.toBe(own.username);
    expect(runtime.password).not.toBe(own.password);
    const [mall, anybody] = JSON.parse(read('s3.json')).identities;
    expect(mall.credentials).toEqual([{ accessKey: AWS_ACCESS_KEY_ID, secretKey: AWS_SECRET_ACCESS_KEY }]);
    expect(anybody).toEqual({ name: 'anonymous', actions: ['Read:remotes'] });
    const sign = ['pkeyutl', '-sign', '-rawin', '-inkey', 'registry.key', '-in', 's3.json', '-out'];
    const signature = path.join(path.dirname(secrets), 'signature');
    execFileSync('openssl', [...sign, signature], { cwd: secrets });
    const verify = ['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', 'registry.pub', '-in', 's3.json'];
    execFileSync('openssl', [...verify, '-sigfile', signature], { cwd: secrets, stdio: 'pipe' });
  });

  it('are not made anew', () => {
    const before = readFileSync(path.join(secrets, 'mall.env'), 'utf8');
    execFileSync(path.join(import.meta.dirname, 'new-secrets.sh'), [secrets], { stdio: 'pipe' });
    expect(readFileSync(path.join(secrets, 'mall.env'), 'utf8')).toBe(before);
  });
});

describe('the images', () => {
  it('are built with the tools of the house', () => {
    const { devEngines, packageManager } = JSON.parse(textOf('../package.json'));
    const froms = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
    expect(froms.filter((from) => from !== 'tools')).toEqual(
      Array.from({ length: 2 }, () => `node:${devEngines.runtime.version}-bookworm-slim`),
    );
    expect(textOf('Dockerfile')).toContain(` ${packageManager}\n`);
  });

  it('run as nobody, for production, and say how they are', () => {
    expect(stageOf('mall')).toMatch(/^USER 1000:1000$/m);
    expect(stageOf('mall')).toMatch(/^HEALTHCHECK [^]+\/healthz/m);
    expect(imageEnv()).toMatchObject({ NODE_ENV: 'production', DEMO: 'off' });
  });

  it('copy only what there is, and no secret', () => {
    for (const [, files = ''] of textOf('nginx.Dockerfile').matchAll(/^COPY (.*) \S+$/gm))
      for (const file of files.split(' '))
        for (const kind of ['bucket', 'folder'])
          expect(existsSync(path.join(import.meta.dirname, file.replace('${REMOTES}', kind)))).toBe(true);
    const ignored = textOf('Dockerfile.dockerignore').split('\n');
    for (const secret of ['.git', '.mall', '.data', 'deploy/secrets']) expect(ignored).toContain(secret);
  });
});
