import { recordAudit } from '../../../platform/audit/record.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { By } from '../../../platform/http/append-audit.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { Draft, DraftAction, Kind, Told } from './kind.ts';

/** Records among the changes of the seller who did what with a draft, in the transaction of the change. */
export const noteDraft = <Row extends Draft>(
  tx: Tx,
  by: By,
  kind: Kind<Row>,
  { id, shop_id: shopId, content }: Pick<Row, 'id' | 'shop_id' | 'content'>,
  action: DraftAction,
  told: Told = {},
): Promise<void> =>
  recordAudit(tx, by, shopId, {
    action,
    object: `${kind.name}:${id}`,
    about: toTexts(kind.nameOf(content)).zh,
    ...told,
  });
