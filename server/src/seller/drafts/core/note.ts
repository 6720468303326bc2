import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import { appendAudit, type By } from '../../../platform/http/append-audit.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { Draft, DraftAction, Kind, MallDraftAction, Told } from './kind.ts';

/**
 * Records among the changes of the seller who did what with a draft, in the transaction of the change; no shop reads
 * what is the mall's.
 */
export const noteDraft = <Row extends Draft>(
  tx: Tx,
  by: By,
  kind: Kind<Row>,
  { id, shop_id: shopId, content }: Pick<Row, 'id' | 'shop_id' | 'content'>,
  action: DraftAction | MallDraftAction,
  { more, ...told }: Told = {},
): Promise<void> => {
  const diff = { about: toTexts(kind.nameOf(content)).zh, ...told, ...more };
  const object = `${kind.name}:${id}` as const;
  return shopId === null
    ? noteOperator(tx, by, action, object, diff)
    : appendAudit(tx, by, { action, object, diff, shopId });
};
