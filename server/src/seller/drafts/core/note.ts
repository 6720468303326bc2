import { noteOperator } from '../../../platform/audit/operator.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { By } from '../../../platform/http/append-audit.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { Draft, DraftAction, Kind, MallDraftAction, Told } from './kind.ts';

type Noted<Row extends Draft> = Pick<Row, 'id' | 'shop_id' | 'content'>;

/** Records among the changes of the seller who did what with a draft, in the transaction of the change. */
export const noteDraft = <Row extends Draft>(
  tx: Tx,
  by: By,
  kind: Kind<Row>,
  row: Noted<Row>,
  action: DraftAction,
  told: Told = {},
): Promise<void> =>
  row.shop_id === null
    ? noteMallDraft(tx, by, kind, row, action, told)
    : recordAudit(tx, by, row.shop_id, {
        action,
        object: `${kind.name}:${row.id}`,
        about: aboutOf(kind, row),
        ...told,
      });

/** The same for the mall's own, which no shop reads. */
export const noteMallDraft = <Row extends Draft>(
  tx: Tx,
  by: By,
  kind: Kind<Row>,
  row: Noted<Row>,
  action: DraftAction | MallDraftAction,
  { more, ...told }: Told = {},
): Promise<void> =>
  noteOperator(tx, by, action, `${kind.name}:${row.id}`, { about: aboutOf(kind, row), ...told, ...more });

const aboutOf = <Row extends Draft>({ nameOf }: Kind<Row>, { content }: Noted<Row>): string =>
  toTexts(nameOf(content)).zh;
