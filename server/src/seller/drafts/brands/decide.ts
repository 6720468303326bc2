import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { shopMessage } from '../../../platform/notifications/outbox.ts';
import { publishBrand } from '../../../catalog/index.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { forgetTake } from '../../work-reviews/forget-take.ts';
import { noteBrand } from './note.ts';
import { type BrandRow, isTaken, lockBrand } from './queries.ts';
import { sendMessages } from '../../../platform/notifications/send-messages.ts';
import { clock } from '../../../platform/clock/clock.ts';

/**
 * The operator's decision about the version of a brand that they have read. Once it is approved, shoppers see
 * it and find its products by its name. Throws missing, goods.notNow, goods.changedElsewhere,
 * goods.reasonMissing, brand.taken.
 */
export const decideBrand = async (
  tx: Tx,
  caller: Member,
  { id, version, decision, reason }: Input<'platformBrand.decide'>,
): Promise<void> => {
  const row = await lockBrand(tx, null, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.state !== 'pending') throw new Refusal('goods.notNow', { state: row.state });
  if (row.version !== version)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: row.content });
  if (decision === 'reject' && reason === '') throw new Refusal('goods.reasonMissing');
  const approved =
    decision === 'approve'
      ? { brand_id: await publishOwn(tx, row), live: json(row.content), reason: null }
      : { reason };
  await tx
    .updateTable('own_brands')
    .set({
      ...approved,
      state: decision === 'approve' ? 'approved' : 'rejected',
      version: version + 1,
      reviewed_at: clock.now(),
    })
    .where('id', '=', id)
    .execute();
  await forgetTake(tx, 'brand', id);
  await noteBrand(
    tx,
    caller,
    row,
    `brand.${decision}`,
    decision === 'reject' ? { reason } : { from: row.live },
  );
  const type = decision === 'approve' ? 'brand.approved' : 'brand.rejected';
  const name = toTexts(row.content.name).zh;
  await sendMessages(tx, [shopMessage(type, row.shop_id, { name, reason }, `${id}:${version}`)]);
};

const publishOwn = async (tx: Tx, row: BrandRow): Promise<number> => {
  const { name, logo, intro, sort } = row.content;
  const names = Object.values(name).filter((text) => text.trim() !== '');
  if (await isTaken(tx, row.shop_id, names, { id: row.id, brandId: row.brand_id }))
    throw new Refusal('brand.taken');
  const columns = { name: json(toTexts(name)), logo, intro: json(toTexts(intro)), sort };
  return publishBrand(tx, row.brand_id, row.shop_id, columns);
};
