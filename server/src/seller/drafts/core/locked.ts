import { goodsMoves } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import type { Author } from './author.ts';
import type { At, Draft, Kept, Kind } from './kind.ts';
import { countDrafts, lockDraft } from './queries.ts';

/** A draft of the author's seller, locked. Throws missing. */
export const lockOwn = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  { scope }: Author,
  id: string,
): Promise<Row> => {
  const row = await lockDraft(tx, kind, scope, id);
  if (row === undefined) throw new Refusal('missing');
  return row;
};

/** The same, if it is still the version that was seen. Throws missing, changedElsewhere. */
export const lockVersion = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  { id, version }: At,
): Promise<Row> => {
  const row = await lockOwn(tx, kind, author, id);
  refuseStale(kind, readableBy(kind, row, author), version);
  return row;
};

/** The same, if it is not in review. Throws missing, inReview, changedElsewhere. */
export const lockToChange = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  { id, version }: At,
): Promise<Row> => {
  const row = await lockOwn(tx, kind, author, id);
  if (row.state === 'pending') throw new Refusal(kind.refusals.inReview, { state: row.state });
  refuseStale(kind, readableBy(kind, row, author), version);
  return row;
};

/** A draft without what this reader may not see. */
export const readableBy = <Row extends Draft>({ forReader }: Kind<Row>, row: Row, reader: Author): Row =>
  forReader?.(row, reader) ?? row;

/** Throws changedElsewhere, with the current draft, unless it is this version. */
export const refuseStale = <Row extends Draft>(kind: Kind<Row>, row: Row, wanted: number): void => {
  if (row.version === wanted) return;
  const { version, savedAt, savedBy, state, content } = kind.toDetail(row, []);
  const now = { version, savedAt, savedBy, state, content, name: savedBy };
  throw new Refusal(kind.refusals.changedElsewhere, now);
};

/** Throws notNow unless one of these moves begins at the draft's state. */
export const refuseMove = <Row extends Draft>(
  { refusals }: Kind<Row>,
  { state }: Row,
  names: readonly (keyof typeof goodsMoves)[],
): void => {
  if (!names.some((name) => goodsMoves[name].from.some((from) => from === state)))
    throw new Refusal(refusals.notNow, { state });
};

/** Throws incomplete with each missing or wrong place. */
export const refuseIncomplete = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  row: Row,
): Promise<void> => {
  const problems = await kind.problems(tx, row);
  if (Object.keys(problems).length > 0) throw new Refusal(kind.refusals.incomplete, problems);
};

/** Throws tooMany when the shop has the maximum; the mall has none. */
export const refuseTooMany = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  { shopId }: SellerScope,
): Promise<void> => {
  if (shopId === null) return;
  if ((await countDrafts(tx, kind, shopId)) >= kind.most)
    throw new Refusal(kind.refusals.tooMany, { max: kind.most });
};

export const toKept = ({
  id,
  version,
  state,
  saved_at: savedAt,
}: Pick<Draft, 'id' | 'version' | 'state' | 'saved_at'>): Kept => ({
  id,
  version,
  state,
  savedAt: savedAt.toISOString(),
});

/** The version that was named; of who names none, that of the draft as it is, which nobody changes meanwhile. */
export const lockedAt = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  author: Author,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<At> => ({ id, version: version ?? (await lockOwn(tx, kind, author, id)).version });
