import type { UpdateObject } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Draft, Kept, Kind } from './kind.ts';
import { toKept } from './locked.ts';

/** Every change is a version of its own: a decision based on the previous one is refused. */
export const move = async <Row extends Draft>(
  tx: Tx,
  { table }: Kind<Row>,
  { id, state, version }: Row,
  change: UpdateObject<Schema, Kind<Row>['table']>,
): Promise<Kept> =>
  toKept(
    await tx
      .updateTable(table)
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('version', '=', version)
      .returning(['id', 'version', 'state', 'saved_at'])
      .executeTakeFirstOrThrow(),
  );
