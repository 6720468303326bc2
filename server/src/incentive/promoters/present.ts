import type { EntryCause } from '@mall/contract/operator/platform-promoters';
import type { Item, Output } from '@mall/contract/operations';
import { maskEmail, maskName, maskPhone, maskText } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { correctionType, type EntryRow } from './money.queries.ts';
import type { BroughtRow, PromoterFacts, PromoterRow, StepRow } from './promoters.queries.ts';

export const toPromoter = (row: PromoterRow): Item<'platformPromoter.list'> => ({
  userId: row.id,
  name: row.name,
  mobile: row.mobile === null ? '' : maskPhone(openField(row.mobile, row.id)),
  code: row.code,
  status: row.status,
  level: row.level,
  above: row.above_id === null ? null : { userId: row.above_id, name: row.above_name ?? '' },
  below: row.below,
  appliedAt: row.applied_at.toISOString(),
});

export const toDetail = (
  row: PromoterFacts,
  steps: readonly StepRow[],
): Output<'platformPromoter.detail'> => ({
  ...toPromoter(row),
  realName: row.real_name === '' ? null : maskName(row.real_name),
  contact: row.contact === '' ? null : maskContact(openField(row.contact, row.id)),
  reason: maskText(row.reason),
  rejectReason: row.reject_reason,
  customers: row.customers,
  steps: steps.map(({ id, at, is_now: is, by_name: by, note }) => ({
    id,
    at: at.toISOString(),
    is,
    by,
    note,
  })),
});

/** One number or one address as such; of anything else, as the name of an account, the first sign. */
const maskContact = (contact: string): string => {
  const digits = contact.replaceAll(/[\s+-]/g, '');
  if (/^\d{7,15}$/.test(digits)) return maskPhone(digits);
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? maskEmail(contact) : maskName(contact);
};

export const toBrought = ({
  id,
  name,
  since,
  last_order_at: last,
}: BroughtRow): Item<'platformPromoter.customers'> => ({
  userId: id,
  name: maskName(name),
  since: since.toISOString(),
  lastOrderAt: last?.toISOString() ?? null,
});

const causes: Readonly<Record<string, EntryCause>> = {
  'withdrawal.hold': 'hold',
  'withdrawal.giveBack': 'giveBack',
  'withdrawal.pay': 'pay',
  [correctionType]: 'correction',
};

export const toEntry = (row: EntryRow): Item<'platformPromoter.entries'> => ({
  id: row.id,
  at: row.at.toISOString(),
  cause: causes[row.biz_type] ?? 'commission',
  pocket: row.pocket,
  delta: row.delta,
  order:
    row.order_id === null || row.order_no === null
      ? null
      : { id: row.order_id, no: row.order_no, shop: row.shop },
  withdrawal: row.withdrawal,
  reason: row.reason ?? '',
});
