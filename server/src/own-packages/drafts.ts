import type { Input, Output } from '@mall/contract/operations';
import { type PackageContent, packageLimits, skusOf } from '@mall/contract/own-package';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { ownsMedia } from '../media/owned.ts';
import { notePackage } from './note.ts';
import { ownSkus } from './pieces.ts';
import { lockOwnPackage, shownOwnPackage, type ShownRow } from './queries.ts';
import { toOwnPackage } from './shown.ts';

export type Kept = Output<'ownPackage.save'>;

/** Begins a package of the caller's shop. Throws package.tooMany, package.pictureUnknown, package.categoryUnknown, package.pieceUnknown. */
export const createDraft = async (
  tx: Tx,
  caller: Staff,
  content: PackageContent,
  known: PackageContent | null = null,
): Promise<Kept> => {
  const { shopId } = caller.staff;
  await refuseUnknown(tx, caller, content, [known]);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from own_packages where shop_id = ${shopId} and removed_at is null`.execute(tx);
  if ((rows[0]?.n ?? 0) >= packageLimits.packages)
    throw new Refusal('package.tooMany', { max: packageLimits.packages });
  const id = newId();
  const row = await tx
    .insertInto('own_packages')
    .values({ id, shop_id: shopId, content: json(content), saved_by: caller.memberId })
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  await notePackage(tx, caller, { id, shop_id: shopId, content }, 'package.create');
  return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
};

/**
 * Keeps a draft. An older version does not overwrite a newer one: it refuses package.changedElsewhere with the newer draft, so that
 * nothing is lost on either side. What is in review is not changed. Throws missing, package.inReview and as createDraft does.
 */
export const saveDraft = async (
  tx: Tx,
  caller: Staff,
  { id, version, content }: Input<'ownPackage.save'>,
): Promise<Kept> => {
  const before = await lockedVersion(tx, caller, { id, version });
  await refuseUnknown(tx, caller, content, [before.content, before.live]);
  const row = await tx
    .updateTable('own_packages')
    .set({
      content: json(content),
      version: version + 1,
      state: before.state === 'approved' ? 'draft' : before.state,
      saved_by: caller.memberId,
      saved_at: new Date(),
    })
    .where('id', '=', id)
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
};

/** Puts other options into the named slots; slots that are not there refuse as something missing. */
export const fillSlots = async (
  tx: Tx,
  caller: Staff,
  { id, version, slots }: Input<'ownPackage.fill'>,
): Promise<Kept> => {
  const { content } = await lockedVersion(tx, caller, { id, version });
  const filled = new Map(slots.map(({ key, options }) => [key, options]));
  const rooms = content.rooms.map((room) => ({
    ...room,
    slots: room.slots.map((slot) => ({ ...slot, options: filled.get(slot.key) ?? slot.options })),
  }));
  const keys = new Set(rooms.flatMap((room) => room.slots.map(({ key }) => key)));
  if (slots.some(({ key }) => !keys.has(key))) throw new Refusal('missing');
  const next = structuredClone({ ...content, rooms }) as Input<'ownPackage.save'>['content']; // a copy is nobody else's
  return saveDraft(tx, caller, { id, version, content: next });
};

/** A copy of a package as the draft of another one. */
export const copyPackage = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await shownOwnPackage(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return createDraft(tx, caller, row.content, row.content);
};

/** The package, locked, if it is the version that was seen and not in review. */
const lockedVersion = async (
  tx: Tx,
  caller: Staff,
  { id, version }: { id: string; version: number },
): Promise<ShownRow> => {
  const locked = await lockOwnPackage(tx, caller.staff.shopId, id);
  const row = locked && (await shownOwnPackage(tx, caller.staff.shopId, id));
  if (row === undefined) throw new Refusal('missing');
  if (row.state === 'pending') throw new Refusal('package.inReview', { state: row.state });
  if (row.version !== version) throw changedElsewhere(row);
  return row;
};

export const changedElsewhere = (row: ShownRow): Refusal => {
  const { version, savedAt, savedBy, state, content } = toOwnPackage(row, []);
  return new Refusal('package.changedElsewhere', {
    version,
    savedAt,
    savedBy,
    state,
    content,
    name: savedBy,
  });
};

/** Nobody shows another's picture as his own, sells another shop's goods, or puts anything where it cannot be. */
const refuseUnknown = async (
  tx: Tx,
  caller: Staff,
  content: PackageContent,
  known: readonly (PackageContent | null)[],
): Promise<void> => {
  const before = known.filter((one) => one !== null);
  const pictures = new Set(before.flatMap(picturesOf));
  const added = picturesOf(content).filter((url) => !pictures.has(url));
  if (!(await ownsMedia(tx, caller.memberId, added))) throw new Refusal('package.pictureUnknown');
  if (!(await isCategory(tx, content.categoryId)))
    throw new Refusal('package.categoryUnknown', { categoryId: 'package.categoryUnknown' });
  const wanted = skusOf(content);
  const own = await ownSkus(tx, caller.staff.shopId, wanted);
  const foreign = wanted.filter((id) => !own.has(id));
  if (foreign.length > 0) throw new Refusal('package.pieceUnknown', { skuIds: foreign });
};

const isCategory = async (tx: Tx, id: string | null): Promise<boolean> =>
  id === null ||
  (await tx.selectFrom('package_categories').select('id').where('id', '=', Number(id)).executeTakeFirst()) !==
    undefined;

const picturesOf = ({ cover, banner, album }: PackageContent): string[] =>
  [cover, banner, ...album].filter((url) => url !== null);
