/**
 * The operations by which a mall without operators gets its first: their caller is not one yet. Like those of the
 * console (`wire.operator.ts`), only its remote registers them.
 */
export const setupWire = {
  'mallSetup.check': 'POST /platform/setup/check',
  'mallSetup.register': 'POST /platform/setup/register',
  'mallSetup.take': 'POST /platform/setup/take',
} as const;
