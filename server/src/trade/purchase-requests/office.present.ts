import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { quoteState } from '@mall/contract/trade/quote';
import type { WantStanding } from '@mall/contract/trade/purchase-request-office';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskName, maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import type { OfficeWantRow } from './office-list.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** A wanted purchase in the list of its shop's office: a mere look at the list does not reveal the person. */
export const toOfficeWant = (row: OfficeWantRow, language: Language): Item<'shopPurchaseRequest.list'> => ({
  id: row.id,
  no: row.no,
  // The data that a member took along when they left the mall is empty.
  contact: row.contact === '' ? '' : maskName(row.contact),
  phone: row.phone === '' ? '' : maskPhone(openField(row.phone, row.id)),
  member: row.user_id !== null,
  region: row.region,
  quantity: row.quantity,
  brand: row.brand,
  remark: row.remark,
  images: row.images,
  product:
    row.product_id === null || row.product_name === null
      ? null
      : {
          id: String(row.product_id),
          name: pickText(row.product_name, language).text,
          image: row.product_image ?? '',
        },
  stage: row.stage,
  state: row.end_reason ?? (isOver(row) ? 'expired' : 'open'),
  verify: row.verify,
  validUntil: isoText(row.valid_until),
  createdAt: isoText(row.created_at),
  followUpBy: row.follow_up,
  nextAt: row.next_at === null ? null : isoText(row.next_at),
  due: row.due,
  quote:
    row.quote === null
      ? null
      : {
          id: row.quote.id,
          total: row.quote.total,
          validUntil: isoText(row.quote.validUntil),
          state: quoteState(row.quote.status, Date.parse(row.quote.validUntil), clock.nowMs()),
        },
});

export const standingOf = (row: OfficeWantRow): WantStanding => ({
  ended: row.end_reason,
  verify: row.verify,
  expired: isOver(row),
  waiting: row.stage === 'quoted',
});

const isOver = ({ valid_until: until }: OfficeWantRow): boolean => Date.parse(until) <= clock.nowMs();
