import { sql } from 'kysely';

/** A provider that is being asked to send money has answered or failed by then (`gateways/call.ts`). */
const longest = sql`interval '1 minute'`;

/**
 * Whether nobody is asking a provider about a refund or parked money at this moment: only then is it sent by hand, or
 * asked for again. The version before did not say when it asked: it may be asking until its next try is due.
 */
export const notBeingSent = sql<boolean>`coalesce(tried_at < now() - ${longest},
  tries = 0 or coalesce(next_try_at <= now(), true))`;
