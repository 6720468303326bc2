import type { Input, Output } from '@mall/contract/operations';
import { addReviewPictures, bannersOf, moveBanners, removeBanner, saveBanner } from '../../catalog/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { saveHotWords } from '../../platform/settings/save-hot-words.ts';
import { toBanner } from './present.ts';

type Words = Output<'hotWord.list'>;
type Banners = Output<'platformBanner.list'>;

/** What the mall's pages show beside the goods. Shoppers see a change at once, on other processes within ten seconds. */
export const createContentService = ({ db, answers }: { db: Db; answers: Answers }) => {
  const list = async (kind: number): Promise<Banners> => ({
    list: (await bannersOf(db, kind)).map(toBanner),
  });

  const hotWords = async (): Promise<Words> => ({ words: (await readPlatform(db)).hotWords });

  return {
    hotWords,

    saveHotWords: async (
      caller: Operator,
      { language, words, seen }: Input<'hotWord.save'>,
    ): Promise<Words> => {
      await inTransaction(db, async (tx) => {
        await saveHotWords(tx, { language, words, seen });
        await noteOperator(tx, caller, 'setting.hotWords', `setting:hotWords.${language}`, {
          old: { words: seen },
          new: { words },
        });
      });
      return hotWords();
    },

    banners: list,

    save: async (
      caller: Operator,
      input: Input<'platformBanner.save'>,
    ): Promise<Output<'platformBanner.save'>> => {
      const row = await inTransaction(db, async (tx) => {
        const saved = await saveBanner(tx, caller.memberId, input);
        const action = input.id === undefined ? 'banner.make' : 'banner.change';
        await noteOperator(tx, caller, action, `banner:${saved.id}`, { new: { kind: input.kind } });
        return saved;
      });
      answers.raise('catalogue');
      return toBanner(row);
    },

    fromReview: async (
      caller: Operator,
      input: Input<'platformBanner.fromReview'>,
    ): Promise<Output<'platformBanner.fromReview'>> => {
      const added = await inTransaction(db, async (tx) => {
        const ids = await addReviewPictures(tx, input);
        for (const id of ids)
          await noteOperator(tx, caller, 'banner.make', `banner:${id}`, { new: { review: input.reviewId } });
        return ids;
      });
      answers.raise('catalogue');
      return { added: added.map(String) };
    },

    order: async (caller: Operator, { kind, ids }: Input<'platformBanner.order'>): Promise<Banners> => {
      await inTransaction(db, async (tx) => {
        await moveBanners(tx, kind, ids.map(Number));
        await noteOperator(tx, caller, 'banner.order', `bannerKind:${kind}`, { new: { ids } });
      });
      answers.raise('catalogue');
      return list(kind);
    },

    remove: async (caller: Operator, id: string): Promise<null> => {
      await inTransaction(db, async (tx) => {
        await removeBanner(tx, Number(id));
        await noteOperator(tx, caller, 'banner.remove', `banner:${id}`);
      });
      answers.raise('catalogue');
      return null;
    },

    restore: async (caller: Operator, id: string): Promise<null> => {
      await inTransaction(db, async (tx) => {
        await removeBanner(tx, Number(id), true);
        await noteOperator(tx, caller, 'banner.restore', `banner:${id}`);
      });
      answers.raise('catalogue');
      return null;
    },
  };
};
