import type { Input } from '@mall/contract/operations';
import { announcementLimits } from '@mall/contract/operator/content';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';

type Content = Input<'announcement.save'>;

/**
 * Makes an announcement, or changes the version that was seen; returns its id.
 * Throws missing, goods.changedElsewhere, goods.tooMany.
 */
export const saveAnnouncement = async (tx: Tx, content: Content): Promise<number> => {
  const values = {
    text: json(content.text),
    link: content.link,
    closable: content.closable,
    shown_from: content.from === null ? null : new Date(content.from),
    shown_to: content.to === null ? null : new Date(content.to),
  };
  if (content.id !== undefined) {
    const id = Number(content.id);
    const saved = await tx
      .updateTable('announcements')
      .set({ ...values, version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', content.version ?? 0)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (saved === undefined) throw await whyNot(tx, id);
    return saved.id;
  }
  // Two new ones at once would both be the last that there is room for.
  await sql`lock table announcements in share row exclusive mode`.execute(tx);
  const { count } = await tx
    .selectFrom('announcements')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= announcementLimits.most)
    throw new Refusal('goods.tooMany', { max: announcementLimits.most });
  const { id } = await tx
    .insertInto('announcements')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const whyNot = async (tx: Tx, id: number): Promise<Refusal> => {
  const row = await tx
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return new Refusal(row === undefined ? 'missing' : 'goods.changedElsewhere');
};
