import path from 'node:path';
import { isBucketAddress, readBucketAddress } from '@mall/s3/address';
import { z } from 'zod';
import { anyGateway, gatewaySettings, halfSet } from './gateways.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

/** A folder, or a bucket address that is read as one. */
const store = z
  .string()
  .min(1)
  .refine((at) => !isBucketAddress(at) || readBucketAddress(at) !== undefined)
  .optional();

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

/** Every environment variable, with its meaning and default: the README's table is made from this. */
export const settingTable = {
  PORT: { schema: port.default(8080), about: 'Port of the pages and the API' },
  HOST: {
    schema: z.string().default('127.0.0.1'),
    about:
      'Address to listen on; 0.0.0.0 opens the mall to the network, outside production only with OPEN_DEVELOPMENT=on',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    about: 'Folder of the embedded database and of uploaded pictures',
  },
  MEDIA_STORE: {
    schema: store,
    about:
      'Where pictures and files are kept: a folder, or s3://bucket/prefix?endpoint=https://…&region=… with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; without it media in DATA_DIR',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL 15 or newer; without it the embedded PGlite is used',
  },
  OWNER_DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about:
      'The same database as the owner of its tables, for npm run migrate alone: then the processes run as a user who owns none',
    secret: true,
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }).optional(),
    about: 'Redis or Valkey for rate limits and the gate of flash sales, shared by several processes',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'E-mail server, smtp://user:password@host:587; without it e-mail is not offered',
  },
  MAIL_FROM: {
    schema: z.email({ pattern: z.regexes.html5Email }).default('noreply@localhost'),
    about: 'Address that e-mail comes from',
  },
  SMS_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Where text messages are posted as signed JSON (server/src/platform/ports/sms.ts); production needs it unless SMS_CODES=off',
  },
  SMS_SECRET: {
    schema: z.string().min(16).optional(),
    about: 'Signs what goes to SMS_URL (HMAC-SHA256)',
  },
  SMS_CODES: {
    schema: onOff('on'),
    about:
      'off for a mall without text messages: it sends no codes, members sign in by password only and nobody can prove a number. Production needs SMS_URL or this',
  },
  MALL_SECRET: {
    schema: z.string().min(32).optional(),
    about:
      'Encrypts telephone numbers, streets and accounts that money is sent to, and signs links (32 characters or more); without it one is made and kept in DATA_DIR. Several processes need the same. Keep it: nothing that it encrypted is read without it, and the mall does not start with another',
    secret: true,
  },
  REMOTE_STORE: {
    schema: store,
    about:
      'Where registry and files of the remotes are: a folder, or s3://bucket/prefix; without it dist/ of this house',
  },
  REMOTES_ORIGIN: {
    schema: z.string().refine(isOrigin).optional(),
    about:
      'Origin of a content delivery network that serves /remotes/ of the store; the mall stays their second address',
  },
  REGISTRY_TRUST: {
    schema: z.string().min(1).optional(),
    about:
      'Public keys that may sign the registry, as PEM or files with commas between; default .mall/registry.pub',
  },
  REGISTRY_KEY: {
    schema: z.string().min(1).optional(),
    about:
      'Private key that signs the registry, as PEM or a file; default .mall/registry.key. A worker takes a bad version back with it, and operators move versions in a process of the API that has it',
    secret: true,
  },
  REGISTRY_ROOT_TRUST: {
    schema: z.string().min(1).optional(),
    about:
      'Public keys that may sign the list of teams in the registry, as PEM or files with commas between; default REGISTRY_TRUST',
  },
  PUBLISHER_URL: {
    schema: z.string().refine(isOrigin).optional(),
    about:
      'Origin of the publish service as teams know it, for npm run publisher; default http://localhost:PUBLISHER_PORT',
  },
  PUBLISHER_PORT: { schema: port.default(8070), about: 'Port of npm run publisher' },
  MALL_URL: {
    schema: z.url().default('http://localhost:8080'),
    about: 'The mall in which npm run publisher tries candidates',
  },
  INSPECTOR: {
    schema: onOff('off'),
    about: 'on lets an operator open the inspector /__mf to a tester; in development everybody may',
  },
  OVERRIDE_ORIGINS: {
    schema: z.string().optional(),
    about:
      'Origins that testers may load own builds from, with commas between; http://localhost:* is any port, and the default in development',
  },
  METRICS_PORT: {
    schema: port.optional(),
    about: 'Port of /metrics on 127.0.0.1; without it there are no metrics',
  },
  PUBLIC_URL: {
    schema: z.url().optional(),
    about: 'Address that shared links and QR codes carry; default http://localhost:PORT',
  },
  EMBED_ORIGINS: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .refine((origins) => origins.every(isOrigin))
      .optional(),
    about: 'Sites whose pages may call the API, as https://a.example,https://b.example; without it none',
  },
  SECOND_FACTOR: {
    schema: z.enum(['required', 'offered']).optional(),
    about:
      "required keeps the office and the operator's operations closed to operators and shop owners until they set up a second factor; default required in production, else offered",
  },
  RATE_LIMITS: { schema: onOff('on'), about: 'off only outside production, for load tests' },
  DEMO: {
    schema: onOff('on'),
    about: 'on imports the demo mall into an empty database; refused in production',
  },
  SANDBOX_PAYMENT: {
    schema: onOff('on'),
    about: 'on offers the labelled sandbox payment; off in production',
  },
  WEBHOOK_LOOPBACK: {
    schema: onOff('off'),
    about:
      'on lets webhooks go to servers of this machine, and pictures of sheets come from them, without TLS too, to try one out; refused in production',
  },
  API_DOCS: {
    schema: z.enum(['on', 'off']).optional(),
    about: 'on shows /api/docs and /api/openapi.json to everybody; default off in production, else on',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    about: 'How much the server logs',
  },
  ROLES: {
    schema: z
      .string()
      .regex(/^(web|api|worker)(,(web|api|worker))*$/)
      .default('web,api,worker'),
    about: 'What this process does: web (pages), api, worker (jobs)',
  },
  DRAIN_SECONDS: {
    schema: z.coerce.number().min(0).max(300).default(0),
    about:
      'How long /readyz says 503 after SIGTERM before the process takes no more requests: until the proxy in front has noticed',
  },
  TRUST_PROXY: {
    schema: z.string().optional(),
    about: 'Addresses of proxies whose X-Forwarded-For is believed',
  },
  OPEN_DEVELOPMENT: {
    schema: onOff('off'),
    about:
      'on lets a mall outside production listen on the network, where everybody reads its SMS codes and knows its demo passwords',
  },
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    about: 'production refuses demo data, sandbox payment and open limits',
  },
  ...gatewaySettings,
} as const;

type Table = typeof settingTable;
export type Settings = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> };

/** A setting that cannot be used. The message is one sentence for the person who starts the mall. */
export class SettingError extends Error {}

/** Reads and checks the environment. Throws SettingError with one sentence naming the first bad setting. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const settings = readSome(env, Object.keys(settingTable) as (keyof Table)[]); // the keys of a literal
  const half = halfSet(settings);
  if (half !== undefined) throw new SettingError(half);
  if ((settings.SMS_URL === undefined) !== (settings.SMS_SECRET === undefined))
    throw new SettingError('SMS_URL and SMS_SECRET are set together or not at all.');
  refuseInProduction(settings, env);
  refuseOpenDevelopment(settings);
  return { ...settings, DATA_DIR: path.resolve(settings.DATA_DIR) };
};

const ofThePublisher = [
  ...(['HOST', 'PUBLISHER_PORT', 'PUBLISHER_URL', 'MALL_URL', 'REMOTE_STORE'] as const),
  ...(['REGISTRY_KEY', 'REGISTRY_TRUST', 'REGISTRY_ROOT_TRUST'] as const),
];

/** The settings of the publish service, which needs none of the others. Throws SettingError. */
export const readPublisherSettings = (env: NodeJS.ProcessEnv) => readSome(env, ofThePublisher);

const readSome = <Key extends keyof Table>(
  env: NodeJS.ProcessEnv,
  keys: readonly Key[],
): Pick<Settings, Key> => {
  const entries = keys.map((key) => {
    const setting: Table[keyof Table] = settingTable[key];
    const raw = env[key] === '' ? undefined : env[key];
    const read = setting.schema.safeParse(raw);
    const shown = 'secret' in setting ? '(secret)' : raw;
    if (!read.success)
      throw new SettingError(`The setting ${key}=${shown} cannot be used (${setting.about}).`);
    return [key, read.data];
  });
  return Object.fromEntries(entries) as Pick<Settings, Key>; // built from the same table
};

const refuseInProduction = (settings: Settings, env: NodeJS.ProcessEnv): void => {
  if (settings.NODE_ENV !== 'production') return;
  if (!settings.RATE_LIMITS)
    throw new SettingError('RATE_LIMITS=off is not allowed when NODE_ENV=production.');
  if (settings.DEMO)
    throw new SettingError('NODE_ENV=production needs DEMO=off: the demo accounts have public passwords.');
  if (settings.SANDBOX_PAYMENT && env.SANDBOX_PAYMENT === 'on') {
    throw new SettingError('SANDBOX_PAYMENT=on is not allowed when NODE_ENV=production.');
  }
  if (settings.WEBHOOK_LOOPBACK)
    throw new SettingError(
      'WEBHOOK_LOOPBACK=on is not allowed when NODE_ENV=production: shops could reach services of this machine.',
    );
  if (settings.DATABASE_URL !== undefined && settings.MALL_SECRET === undefined)
    throw new SettingError(
      'NODE_ENV=production with DATABASE_URL needs MALL_SECRET: each process would make one of its own.',
    );
  if (settings.SMS_URL === undefined && settings.SMS_CODES)
    throw new SettingError(
      'NODE_ENV=production needs SMS_URL and SMS_SECRET to send codes, or SMS_CODES=off: then members sign in by password only and nobody proves their number.',
    );
  if (anyGateway(settings) && settings.PUBLIC_URL === undefined)
    throw new SettingError('A payment provider needs PUBLIC_URL: it sends buyers and notifications there.');
};

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * Outside production codes are visible and passwords are public: nobody else may reach such a mall by
 * mistake.
 */
const refuseOpenDevelopment = ({ NODE_ENV, HOST, OPEN_DEVELOPMENT }: Settings): void => {
  if (NODE_ENV === 'production' || OPEN_DEVELOPMENT || loopback.test(HOST)) return;
  throw new SettingError(
    `HOST=${HOST} opens a mall that is not in production to the network, with its SMS codes and demo passwords: set OPEN_DEVELOPMENT=on if that is meant, or NODE_ENV=production.`,
  );
};

export const publicUrl = (settings: Settings): string =>
  settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
/** Whether operators and owners of shops must have a second factor. */
export const secondFactorRequired = ({ SECOND_FACTOR, NODE_ENV }: Settings): boolean =>
  (SECOND_FACTOR ?? (NODE_ENV === 'production' ? 'required' : 'offered')) === 'required';
/** Whether the API describes itself to everybody. */
export const describesApi = ({ API_DOCS, NODE_ENV }: Settings): boolean =>
  (API_DOCS ?? (NODE_ENV === 'production' ? 'off' : 'on')) === 'on';
export const sandboxAllowed = (settings: Settings): boolean =>
  settings.SANDBOX_PAYMENT && settings.NODE_ENV !== 'production';

/** docs/settings.md as a table, made from the settings themselves (`npm run papers`). */
export const settingsAsMarkdown = (): string => {
  const rows = described().map(
    ({ key, fallback, about }) => `| \`${key}\` | ${fallback || '–'} | ${about} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
};

/** .env.example: each setting with its default, commented out. */
export const settingsAsExample = (): string =>
  described()
    .map(({ key, fallback, about }) => `# ${about}\n# ${key}=${fallback}\n`)
    .join('\n');

const described = (): { key: string; fallback: string; about: string }[] =>
  Object.entries(settingTable).map(([key, { schema, about }]) => {
    const value: unknown = schema.safeParse(undefined).data ?? '';
    return { key, fallback: typeof value === 'boolean' ? onOrOff(value) : String(value), about };
  });

const onOrOff = (value: boolean): string => (value ? 'on' : 'off');
