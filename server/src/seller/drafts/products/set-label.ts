import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { setProductLabel } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Author } from '../core/author.ts';
import { lockOwn } from '../core/locked.ts';
import { move } from '../core/move.ts';
import { noteMallDraft } from '../core/note.ts';
import { goodsKind } from './kind.ts';
import { hasLabel } from './present.ts';

/**
 * Gives a product of the mall a label or takes it away, at once: shoppers see it, and what is published last and the
 * draft both have it, so that a later publication keeps it and no draft is opened by it. Throws missing, notNow.
 */
export const setLabel = async (
  tx: Tx,
  author: Author,
  { id, label, on }: Input<'mallGoods.label'>,
): Promise<void> => {
  const row = await lockOwn(tx, goodsKind, author, id);
  if (label === 'hot' && row.published_id === null) throw new Refusal('goods.notNow', { state: row.state });
  if (row.published_id !== null) await setProductLabel(tx, row.published_id, label, on);
  const before = hasLabel(row, label);
  if (label !== 'hot') {
    const labelled = (content: GoodsContent) => json({ ...content, [label]: on });
    const differs = [row.content, row.live].some((one) => one !== null && (one[label] ?? false) !== on);
    if (differs)
      await move(tx, goodsKind, row, {
        content: labelled(row.content),
        ...(row.live === null ? {} : { live: labelled(row.live) }),
      });
  }
  if (before === on) return;
  await noteMallDraft(tx, author.caller, goodsKind, row, 'goods.label', {
    old: { label: before ? label : null },
    new: { label: on ? label : null },
  });
};
