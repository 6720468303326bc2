import { halfSet, requiredSettings } from './gateways.ts';
import { readSettings, secondFactorRequired, SettingError, settingTable } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing: every setting has a default or may be absent', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      RATE_LIMITS: true,
      DEMO: true,
      NODE_ENV: 'development',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['MEDIA_STORE', 's3://mall?secret=x'],
    ['REDIS_URL', 'localhost'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['ROLES', 'cook'],
    ['NODE_ENV', 'staging'],
    ['PUBLIC_URL', 'mall'],
    ['EMBED_ORIGINS', 'https://a.example/'],
    ['EMBED_ORIGINS', 'https://a.example,*'],
  ])('says in one sentence that %s=%s cannot be used', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(SettingError);
    expect(() => readSettings({ [key]: value })).toThrow(new RegExp(`^The setting ${key}=.*\\.$`));
  });

  it('takes the sites that may call the API apart', () => {
    const { EMBED_ORIGINS } = readSettings({ EMBED_ORIGINS: 'https://a.example, http://127.0.0.1:4000' });
    expect(EMBED_ORIGINS).toEqual(['https://a.example', 'http://127.0.0.1:4000']);
  });

  it.each([
    ['demo accounts', { DEMO: 'on' }],
    ['open limits', { DEMO: 'off', RATE_LIMITS: 'off' }],
    ['sandbox payment', { DEMO: 'off', SANDBOX_PAYMENT: 'on' }],
    ['webhooks to its own machine', { DEMO: 'off', WEBHOOK_LOOPBACK: 'on' }],
  ])('refuses %s in production', (_what, env) => {
    expect(() => readSettings({ NODE_ENV: 'production', SMS_CODES: 'off', ...env })).toThrow(SettingError);
  });

  it('sends codes in production by a provider, or says that it sends none', () => {
    const production = { NODE_ENV: 'production', DEMO: 'off' };
    expect(() => readSettings(production)).toThrow(/needs SMS_URL and SMS_SECRET .* or SMS_CODES=off/);
    expect(readSettings({ ...production, SMS_CODES: 'off' }).SMS_CODES).toBe(false);
    const provider = { SMS_URL: 'https://sms.example', SMS_SECRET: 'a shared secret for it' };
    expect(readSettings({ ...production, ...provider }).SMS_CODES).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'mall.example', '127.0.0.1.example'])(
    'opens a mall outside production to %s only when that is said',
    (HOST) => {
      for (const NODE_ENV of ['development', 'test']) {
        expect(() => readSettings({ HOST, NODE_ENV })).toThrow(/^HOST=.* OPEN_DEVELOPMENT=on .*\.$/);
        expect(readSettings({ HOST, NODE_ENV, OPEN_DEVELOPMENT: 'on' })).toMatchObject({ HOST });
      }
      expect(readSettings({ HOST, NODE_ENV: 'production', DEMO: 'off', SMS_CODES: 'off' })).toMatchObject({
        HOST,
      });
    },
  );

  it.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])(
    'lets a mall outside production listen on %s',
    (HOST) => {
      expect(readSettings({ HOST })).toMatchObject({ HOST });
    },
  );

  it.each([
    ['ALIPAY_PRIVATE_KEY', 'not-a-key'],
    ['WECHAT_API_V3_KEY', 'too-short'],
  ])('does not repeat the secret %s that cannot be used', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(SettingError);
    expect(() => readSettings({ [key]: value })).not.toThrow(new RegExp(value));
  });

  it.each(Object.values(requiredSettings))('needs all keys of a provider or none: %s', (...names) => {
    for (const left of names) {
      const rest = names.filter((name) => name !== left);
      const said = halfSet(Object.fromEntries(rest.map((name) => [name, 'x'])));
      expect(said).toContain(`${left} is not: a payment provider needs all of its keys or none.`);
    }
    expect(halfSet(Object.fromEntries(names.map((name) => [name, 'x'])))).toBeUndefined();
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk' })).toThrow(
      /^STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not/,
    );
  });

  it.each([
    ['production', undefined, true],
    ['development', undefined, false],
    ['production', 'offered', false],
    ['development', 'required', true],
  ] as const)(
    'in %s with SECOND_FACTOR=%s it is %s that an owner must have one',
    (NODE_ENV, said, expected) => {
      const env = { NODE_ENV, DEMO: 'off', SMS_CODES: 'off', ...(said && { SECOND_FACTOR: said }) };
      const settings = readSettings(env);
      expect(secondFactorRequired(settings)).toBe(expected);
    },
  );

  it('needs its public address in production as soon as a provider sends buyers back', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' };
    const env = { NODE_ENV: 'production', DEMO: 'off', SMS_CODES: 'off', ...keys };
    expect(() => readSettings(env)).toThrow(/PUBLIC_URL/);
    expect(readSettings({ ...env, PUBLIC_URL: 'https://mall.example' }).STRIPE_SECRET_KEY).toBe('sk');
  });

  it('reads an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080);
  });

  it('takes an SMS provider with its secret only', () => {
    expect(() => readSettings({ SMS_URL: 'https://sms.example' })).toThrow(/SMS_SECRET/);
    expect(() => readSettings({ SMS_SECRET: 'a shared secret for it' })).toThrow(/SMS_URL/);
  });

  it('tells about each setting what it is for', () => {
    for (const { about } of Object.values(settingTable)) expect(about.length).toBeGreaterThan(10);
  });
});
