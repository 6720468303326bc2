import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings, SettingError, settingsAsMarkdown, settingTable } from './settings.ts';

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
    ['REDIS_URL', 'localhost'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['ROLES', 'cook'],
    ['NODE_ENV', 'staging'],
    ['PUBLIC_URL', 'mall'],
  ])('says in one sentence that %s=%s cannot be used', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(SettingError);
    expect(() => readSettings({ [key]: value })).toThrow(new RegExp(`^The setting ${key}=.*\\.$`));
  });

  it.each([
    ['demo accounts', { DEMO: 'on' }],
    ['open limits', { DEMO: 'off', RATE_LIMITS: 'off' }],
    ['sandbox payment', { DEMO: 'off', SANDBOX_PAYMENT: 'on' }],
  ])('refuses %s in production', (_what, env) => {
    expect(() => readSettings({ NODE_ENV: 'production', ...env })).toThrow(SettingError);
  });

  it('reads an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080);
  });

  it('tells about each setting what it is for', () => {
    for (const { about } of Object.values(settingTable)) expect(about.length).toBeGreaterThan(10);
  });
});

it('is told in the README, setting by setting', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(settingsAsMarkdown());
});
