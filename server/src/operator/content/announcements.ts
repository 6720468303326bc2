import { bannerState } from '@mall/contract/catalog/banner';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { type AnnouncementRow, announcementsOf } from '../../platform/announcements/announcements.queries.ts';
import { removeAnnouncement } from '../../platform/announcements/remove-announcement.ts';
import { saveAnnouncement } from '../../platform/announcements/save-announcement.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';

type Announcement = Output<'announcement.save'>;

/**
 * The bar above the head of the mall's pages. Pages have a change at once, those of other processes within ten seconds, and
 * so begins and ends a period.
 */
export const createAnnouncementService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const list = async (): Promise<Announcement[]> => (await announcementsOf(db)).map(present);
  const change = async (
    caller: Operator,
    act: 'save' | 'remove' | 'restore',
    write: (tx: Tx) => Promise<number>,
    saved: Readonly<Record<string, unknown>> = {},
  ): Promise<number> => {
    const id = await inTransaction(db, async (tx) => {
      const written = await write(tx);
      await noteOperator(tx, caller, `setting.announcement.${act}`, `announcement:${written}`, {
        new: saved,
      });
      return written;
    });
    answers.raise('config');
    return id;
  };

  return {
    list: async (): Promise<Output<'announcement.list'>> => ({ list: await list() }),

    save: async (caller: Operator, input: Input<'announcement.save'>): Promise<Announcement> => {
      const { id: _id, version: _version, ...content } = input;
      const saved = await change(caller, 'save', (tx) => saveAnnouncement(tx, input), content);
      const row = (await list()).find(({ id }) => id === String(saved));
      if (row === undefined) throw new Refusal('missing'); // taken away in this moment
      return row;
    },

    remove: async (caller: Operator, id: string): Promise<null> => {
      await change(caller, 'remove', async (tx) => {
        await removeAnnouncement(tx, Number(id));
        return Number(id);
      });
      return null;
    },

    restore: async (caller: Operator, id: string): Promise<null> => {
      await change(caller, 'restore', async (tx) => {
        await removeAnnouncement(tx, Number(id), true);
        return Number(id);
      });
      return null;
    },
  };
};

const present = (row: AnnouncementRow): Announcement => {
  const state = bannerState({ from: row.shown_from, to: row.shown_to }, clock.now());
  return {
    id: String(row.id),
    version: row.version,
    text: row.text,
    link: row.link,
    closable: row.closable,
    from: row.shown_from?.toISOString() ?? null,
    to: row.shown_to?.toISOString() ?? null,
    state: state === 'shown' && !row.is_shown ? 'waiting' : state,
  };
};
