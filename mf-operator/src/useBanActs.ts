import type { BanWords } from '@mall/contract/catalog/product-ban';
import type { Item } from '@mall/contract/operations';
import type { Act } from '@mall/office/batch';
import { api, refresh } from '@mall/platform';
import { useTranslation } from 'react-i18next';

/** A row of any list of products. */
export type Bannable = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** The product that shoppers see; null before it was published. */
  readonly productId: string | null;
  readonly ban: Item<'mallBan.list'>['ban'];
};

const refreshed = ['mallBan.list', 'mallGoods.list', 'mallGoods.detail', 'operatorLog.list'] as const;
/** Every list that says what is banned is read anew, also after an undo. */
export const refreshBans = (): void => {
  for (const name of refreshed) void refresh(name);
};

/**
 * To ban products and to lift their bans, each with its undo. An undo lifts the bans that were made here and no other, and bans
 * again for the reason of before.
 */
export const useBanActs = <Row extends Bannable>() => {
  const { t } = useTranslation('operator');
  const whyNotBan = ({ productId, ban }: Row): string | null =>
    productId === null ? t('ban.notPublished') : ban === null ? null : t('ban.already');
  const whyNotLift = ({ ban }: Row): string | null => (ban === null ? t('ban.notBanned') : null);

  const banAct = (words: BanWords): Act<Row> => {
    const made = new Map<string, string>();
    return {
      title: t('ban.act'),
      whyNot: whyNotBan,
      run: async ({ id, productId }) => {
        const { id: ban } = await api('mallBan.ban', { productId: productId ?? '', ...words });
        made.set(id, ban);
      },
      undo: ({ id }) => api('mallBan.lift', { id: made.get(id) ?? '' }),
    };
  };
  const liftAct: Act<Row> = {
    title: t('ban.lift'),
    whyNot: whyNotLift,
    run: ({ ban }) => api('mallBan.lift', { id: ban?.id ?? '' }),
    undo: ({ productId, ban }) => {
      const { reason = 'other', text = '' } = ban ?? {};
      return api('mallBan.ban', { productId: productId ?? '', reason, text });
    },
  };
  return { whyNotBan, whyNotLift, banAct, liftAct };
};
