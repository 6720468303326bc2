import type { BanWords } from '@mall/contract/catalog/product-ban';
import { languages } from '@mall/contract/core/languages';
import { say } from '../../platform/audit/phrases.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { productToTell } from './bans.queries.ts';

type Told = { readonly productId: number; readonly banId: string } & (
  | { readonly act: 'ban'; readonly words: BanWords }
  | { readonly act: 'liftBan' }
);

/** Writes into the log that a product was banned or its ban lifted, and tells the shop whose it is. */
export const tellBan = async (
  tx: Tx,
  operator: Operator,
  { productId, banId, ...told }: Told,
): Promise<void> => {
  const product = await productToTell(tx, productId);
  if (product === undefined) return; // it is locked: its row stays
  const { name, shop_id: shopId, draft_id: draftId } = product;
  await recordAudit(tx, operator, shopId, {
    action: `goods.${told.act}`,
    object: draftId === null ? `product:${productId}` : `goods:${draftId}`,
    about: name.zh,
    ...(told.act === 'ban' ? { new: { ban: told.words.reason, reason: told.words.text.trim() } } : {}),
  });
  if (shopId === null) return;
  const names = Object.fromEntries(Object.entries(name).map(([code, text]) => [`name.${code}`, text]));
  const params = {
    ...names,
    name: name.zh,
    ...(draftId === null ? {} : { goodsId: draftId }),
    ...(told.act === 'ban' ? whyIn(told.words) : {}),
  };
  await sendMessages(tx, [
    shopMessage(told.act === 'ban' ? 'goods.banned' : 'goods.banLifted', shopId, params, banId),
  ]);
};

/** The reason in each language, with the operator's own words after it. */
const whyIn = ({ reason, text }: BanWords): Record<string, string> => {
  const inEach = Object.fromEntries(
    languages.map((code) => {
      const parts = [say(`value.${reason}`, code), text.trim()].filter((part) => part !== '');
      return [`reason.${code}`, parts.join(code === 'zh' ? '。' : '. ')];
    }),
  );
  return { ...inEach, reason: inEach['reason.zh'] ?? '' };
};
