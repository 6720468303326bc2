import { applicationLimits as limits } from '@mall/contract/core/application';
import type { Item, Output } from '@mall/contract/operations';
import { hourMs } from '@mall/contract/core/time';
import { maskName, maskPhone } from '../../platform/i18n/mask.ts';
import { signedAddress } from '../../platform/media/private.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import type { ApplicationRow, NoteRow } from './applications.queries.ts';

/** From when on somebody who was turned down may apply again; null for all others. */
export const againAt = ({ state, moved_at: at }: Pick<ApplicationRow, 'state' | 'moved_at'>): Date | null =>
  state === 'refused' ? new Date(at.getTime() + limits.againHours * hourMs) : null;

type Mine = NonNullable<Output<'application.mine'>['application']>;

/** What its member reads of an application. */
export const toMine = (row: ApplicationRow): Mine => ({
  id: row.id,
  version: row.version,
  state: row.state,
  company: row.company,
  contact: row.contact,
  country: row.country,
  storeName: row.store_name,
  sells: row.sells,
  licence: signedAddress(row.secret, row.licence),
  licenceKept: row.licence,
  reason: row.reason,
  shop: row.shop_name === null ? null : { name: row.shop_name, code: row.shop_code ?? '' },
  at: row.at.toISOString(),
  movedAt: row.moved_at.toISOString(),
});

export const toApplication = (row: ApplicationRow): Item<'mallApplication.list'> => ({
  id: row.id,
  company: row.company,
  storeName: row.store_name,
  contact: maskName(row.contact),
  mobile: maskPhone(openField(row.mobile, row.user_id)),
  country: row.country,
  state: row.state,
  at: row.at.toISOString(),
  movedAt: row.moved_at.toISOString(),
});

type Around = { before: number; notes: readonly NoteRow[] };

export const toDetail = (
  row: ApplicationRow,
  { before, notes }: Around,
): Output<'mallApplication.detail'> => ({
  ...toApplication(row),
  version: row.version,
  userId: row.user_id,
  member: row.member,
  sells: row.sells,
  reason: row.reason,
  shop:
    row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? '', code: row.shop_code ?? '' },
  before,
  by: row.by_name,
  notes: notes.map(({ id, at, by_name: by, text }) => ({ id, at: at.toISOString(), by, text })),
});
