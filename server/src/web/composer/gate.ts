import type { SecretPort } from '../../platform/ports/secret.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Gate } from './choices.ts';

/**
 * Who may choose versions and inspect the page: everybody in development; else browsers with a signed pass.
 */
export const gateOf = (
  { NODE_ENV, OVERRIDE_ORIGINS }: Pick<Settings, 'NODE_ENV' | 'OVERRIDE_ORIGINS'>,
  secret: SecretPort,
): Gate => {
  const open = NODE_ENV !== 'production';
  const byDefault = open ? 'http://localhost:*,http://127.0.0.1:*' : '';
  return {
    open,
    origins: (OVERRIDE_ORIGINS ?? byDefault)
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    sign: (text) => secret.sign('tester', text),
    signed: (token) => secret.signed('tester', token),
  };
};
