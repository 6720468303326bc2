import { type RawBuilder, sql } from 'kysely';

/** Under which the secret stands among the settings. */
export const settingKey = 'mediaSecret';

/** The secret of this mall, the same for all its processes; for a query that signs what it reads. */
export const mediaSecret: RawBuilder<string> = sql<string>`(select value #>> '{}' from settings where key = ${settingKey})`;
