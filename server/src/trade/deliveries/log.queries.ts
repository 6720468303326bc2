import { type DeliveryStatus, deliverySteps } from '@mall/contract/trade/delivery';
import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { changesOf, stepName, titleOf } from '../../platform/audit/describe-change.ts';
import type { Reader } from '../../platform/db/open.ts';
import { signedAddress } from '../../platform/media/private.ts';

type Entry = Output<'delivery.show'>['log'][number];

/**
 * A delivery displays at most this many of its last steps and changes; the list of changes of the shop has
 * them all.
 */
const mostTold = 60;

type StepRow = {
  id: string;
  at: Date;
  actor: 'shop' | 'installer' | 'system';
  name: string | null;
  status: DeliveryStatus;
  undone: boolean;
  note: string;
  photos: string[];
};
type ChangeRow = { id: string; at: Date; name: string | null; action: string; diff: Record<string, unknown> };

/**
 * What happened to a delivery and who did it, the newest first: its steps, including those taken back, and
 * changes of its plan and links.
 */
export const logOf = async (
  reader: Reader,
  deliveryId: string,
  { language, secret }: { language: Language; secret: string },
): Promise<Entry[]> => {
  const { rows: steps } = await sql<StepRow>`
    select s.id, s.at, s.actor, u.name, s.status, s.undone_at is not null as undone, s.note, s.photos
    from delivery_steps s left join users u on u.id = s.by and s.actor = 'shop'
      where s.delivery_id = ${deliveryId}`.execute(reader);
  const { rows: changes } = await sql<ChangeRow>`
    select a.id, a.at, u.name, a.action, a.diff from audit_log a left join users u on u.id = a.actor_id
    where a.object = ${`delivery:${deliveryId}`} order by a.at desc, a.id desc limit ${mostTold}`.execute(
    reader,
  );
  const entries = [
    ...steps.map(
      (step): Entry => ({
        ...step,
        at: step.at.toISOString(),
        title: stepName(deliverySteps[step.status], language),
        changes: [],
        photos: step.photos.map((url) => signedAddress(secret, url)),
      }),
    ),
    ...changes.flatMap((change): Entry[] => {
      const entry = toEntry(change, language);
      return entry === null ? [] : [entry];
    }),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at)).slice(0, mostTold);
};

/** A change that contains only its step, and the day that follows from it, is represented by the step. */
const toEntry = ({ id, at, name, action, diff }: ChangeRow, language: Language): Entry | null => {
  const changes = changesOf(withoutStep(diff), language);
  if (changes.length === 0 && action === 'delivery.change') return null;
  return {
    id,
    at: at.toISOString(),
    actor: 'shop',
    name,
    status: null,
    undone: false,
    title: titleOf(action, language),
    changes,
    note: '',
    photos: [],
  };
};

const withoutStep = (diff: Record<string, unknown>): Record<string, unknown> => {
  const told = Object.values(diff).some(
    (part) => typeof part === 'object' && part !== null && 'step' in part,
  );
  return Object.fromEntries(
    Object.entries(diff).map(([part, value]) => [
      part,
      told && typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).filter(([field]) => !ofSteps.has(field)))
        : value,
    ]),
  );
};
const ofSteps = new Set(['step', 'expectedAt']);
