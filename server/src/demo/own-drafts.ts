import type { Texts } from '@mall/contract/core/languages';
import { hourMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import type { Draft, DraftAction, Kind } from '../seller/drafts/core/kind.ts';
import { idOfTime, newId } from '../platform/ids/ids.ts';
import { toTexts } from '../platform/i18n/typed.ts';
import type { People } from './people.ts';

/** The history of a draft, in hours ago; `published` is what shoppers see of it. */
type Life =
  | { readonly state: 'draft'; readonly saved: number }
  | { readonly state: 'pending'; readonly sent: number }
  | {
      readonly state: 'approved';
      readonly sent: number;
      readonly decided: number;
      readonly published: number;
    }
  | { readonly state: 'rejected'; readonly sent: number; readonly decided: number; readonly reason: string };

/** Writes a draft of the demo's shop, with its steps among the changes. */
export const writeDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  { ids, shopId }: People,
  content: Row['content'],
  life: Life,
): Promise<void> => {
  const id = newId();
  const sent = life.state === 'draft' ? null : ago(life.sent);
  const decided = life.state === 'approved' || life.state === 'rejected' ? ago(life.decided) : null;
  await tx
    .insertInto(kind.table)
    .values({
      id,
      shop_id: shopId,
      content: json(content),
      state: life.state,
      version: 1 + (sent === null ? 0 : 1) + (decided === null ? 0 : 1),
      reason: life.state === 'rejected' ? life.reason : null,
      saved_by: ids.owner,
      saved_at: life.state === 'draft' ? ago(life.saved) : ago(life.sent),
      submitted_at: sent,
      reviewed_at: decided,
      ...(life.state === 'approved'
        ? { [kind.published.id]: life.published, live: json(content), approved_at: decided }
        : {}),
    })
    .execute();
  const about = toTexts(kind.nameOf(content)).zh;
  const note = (by: string, action: DraftAction, at: Date | null, told: object = {}) =>
    at === null
      ? []
      : [
          {
            id: idOfTime(at.getTime()),
            at,
            actor_id: by,
            shop_id: shopId,
            action,
            object: `${kind.name}:${id}`,
            diff: json({ about, ...told }),
          },
        ];
  const notes = [
    ...note(ids.owner, `${kind.name}.submit`, sent),
    ...(life.state === 'approved' ? note(ids.operator, `${kind.name}.approve`, decided) : []),
    ...(life.state === 'rejected'
      ? note(ids.operator, `${kind.name}.reject`, decided, { new: { reason: life.reason } })
      : []),
  ];
  if (notes.length > 0) await tx.insertInto('audit_log').values(notes).execute();
};

const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);

/** The demo shop's own name for an object of the mall. */
export const muju = (name: Texts, between: ' ' | ' · '): Texts => ({
  ...Object.fromEntries(Object.entries(name).map(([code, text]) => [code, `Muju${between}${text}`])),
  zh: `木居${between}${name.zh}`,
});
