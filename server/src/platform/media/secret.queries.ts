import { type RawBuilder, sql } from 'kysely';

/** The key of the secret in the settings. */
export const settingKey = 'mediaSecret';

/** The secret of this mall, the same for all its processes; for a query that signs its result. */
export const mediaSecret: RawBuilder<string> = sql<string>`(select value #>> '{}' from settings
  where key = ${settingKey})`;
