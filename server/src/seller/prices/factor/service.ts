import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  type Ending,
  endings,
  type PriceTerms,
  readFactor,
  writeFactor,
} from '@mall/contract/catalog/shop-price';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { lockTerms, termsOf } from '../../../catalog/index.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { previewFactor } from './preview.queries.ts';
import * as queries from './queries.ts';
import { insertChange, markUndone, setTerms } from './set-terms.ts';

type Update = Input<'priceFactor.update'>;
type Parts = { readonly db: Db; readonly answers: Pick<Answers, 'raise'> };

/** The shop's coefficient with its ending, and the recent changes. */
export const showFactor = async ({ db }: Parts, caller: Staff): Promise<Output<'priceFactor.show'>> => {
  const { shopId } = caller.staff;
  const now = await termsOf(db, shopId);
  const changes = await queries.changesOf(db, shopId);
  const last = changes.find((change) => change.undone_at === null)?.id;
  return {
    ...onWire(now),
    changes: changes.map((change) => ({
      id: change.id,
      old: writeFactor(change.old_factor),
      new: writeFactor(change.new_factor),
      oldEnding: endingOf(change.old_ending),
      newEnding: endingOf(change.new_ending),
      by: change.name,
      at: change.at.toISOString(),
      undoneAt: change.undone_at?.toISOString() ?? null,
      undoable: change.recent && change.id === last,
    })),
  };
};

/**
 * Sets the coefficient and the ending of a shop's prices, or previews that. A decision based on outdated
 * values is refused and nothing changes. Throws price.factorInvalid, price.changedElsewhere.
 */
export const updateFactor = async (
  { db, answers }: Parts,
  caller: Staff,
  input: Update,
): Promise<Output<'priceFactor.update'>> => {
  const factor = readFactor(input.priceFactor);
  if (factor === undefined) throw new Refusal('price.factorInvalid', { priceFactor: 'price.factorInvalid' });
  const wanted = (now: PriceTerms): PriceTerms => ({ factor, ending: input.ending ?? now.ending });
  if (input.dryRun) {
    const now = await termsOf(db, caller.staff.shopId);
    const terms = { now, next: wanted(now) };
    return { ...onWire(now), changeId: null, preview: await previewFactor(db, caller, terms, input) };
  }
  const { next, changeId } = await inTransaction(db, async (tx) => {
    const now = await lockTerms(tx, caller.staff.shopId);
    if (!isAsSeen(now, input)) throw new Refusal('price.changedElsewhere', onWire(now));
    const terms = { now, next: wanted(now) };
    return { next: terms.next, changeId: isSame(now, terms.next) ? null : await change(tx, caller, terms) };
  });
  if (changeId !== null) answers.raise('prices', 'shops');
  return { ...onWire(next), changeId };
};

/**
 * Takes back the current change, within a day. Throws missing, price.undoTooLate for an old one or one
 * already taken back, price.changedSince.
 */
export const undoFactor = async (
  { db, answers }: Parts,
  caller: Staff,
  id: string,
): Promise<Output<'priceFactor.undo'>> => {
  const { shopId } = caller.staff;
  const back = await inTransaction(db, async (tx) => {
    const now = await lockTerms(tx, shopId);
    const row = await queries.lockChange(tx, shopId, id);
    if (row === undefined) throw new Refusal('missing');
    if (row.undone_at !== null || !row.recent) throw new Refusal('price.undoTooLate');
    const made = { factor: row.new_factor, ending: endingOf(row.new_ending) };
    if (!isSame(now, made) || (await queries.lastChange(tx, shopId)) !== id)
      throw new Refusal('price.changedSince', onWire(now));
    const old = { factor: row.old_factor, ending: endingOf(row.old_ending) };
    await setTerms(tx, shopId, old);
    await markUndone(tx, id, caller.memberId);
    await note(tx, caller, { now, next: old }, { undone: id });
    return old;
  });
  answers.raise('prices', 'shops');
  return onWire(back);
};

type Terms = { readonly now: PriceTerms; readonly next: PriceTerms };

const change = async (tx: Tx, caller: Staff, terms: Terms): Promise<string> => {
  const { shopId } = caller.staff;
  await setTerms(tx, shopId, terms.next);
  const id = await insertChange(tx, shopId, caller.memberId, terms);
  await note(tx, caller, terms, { changeId: id });
  return id;
};

const note = (tx: Tx, caller: Staff, { now, next }: Terms, more: Readonly<Record<string, string>>) =>
  recordAudit(tx, caller, caller.staff.shopId, {
    action: 'price.factor',
    object: `shop:${caller.staff.shopId}`,
    old: onWire(now),
    new: onWire(next),
    more,
  });

const onWire = ({ factor, ending }: PriceTerms) => ({ priceFactor: writeFactor(factor), ending });

const endingOf = (text: string): Ending => endings.find((one) => one === text) ?? 'none';

const isSame = (a: PriceTerms, b: PriceTerms): boolean => a.factor === b.factor && a.ending === b.ending;

const isAsSeen = (now: PriceTerms, { seenFactor, seenEnding }: Update): boolean =>
  (seenFactor === undefined || readFactor(seenFactor) === now.factor) &&
  (seenEnding === undefined || seenEnding === now.ending);
