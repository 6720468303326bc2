import { type RawBuilder, sql } from 'kysely';

/** A provider that is being asked to send money has answered or failed by then (`gateways/call.ts`). */
const longest = sql`interval '1 minute'`;

/** Whether nobody is asking a provider about it at this moment: only then is it sent by hand, or asked for again. */
export const notBeingSent = (triedAt: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${triedAt} < now() - ${longest}, true)`;
