import { clock } from '../clock/clock.ts';

/** The headers of every answer of the server. */
export const everyHeader = (): Record<string, string> => ({
  'x-server-time': String(clock.nowMs()),
  'x-content-type-options': 'nosniff',
});
