import { type RawBuilder, sql } from 'kysely';
import type { Party } from './party.ts';

/** Whether conversation `c` is the party's: another's does not exist for it. */
export const isOf = ({ side, owner }: Party): RawBuilder<boolean> =>
  side === 'member' ? sql<boolean>`c.member_id = ${owner}` : sql<boolean>`c.office_id = ${owner}`;
