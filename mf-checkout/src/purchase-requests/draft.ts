import type { Output, Sent } from '@mall/contract/operations';
import { emptyWant, type WantDraft } from '@mall/contract/trade/purchase-request';
import type { Subject } from './subject.ts';

type Address = Output<'address.list'>[number];

/** A draft that starts with the member's data; a landline is not a valid number for it. */
export const beginningOf = (now: number, address: Address | undefined, remark = ''): WantDraft => {
  const empty = { ...emptyWant(now), remark };
  if (address === undefined) return empty;
  const { name, phone, provinceId, cityId, districtId } = address;
  return {
    ...empty,
    contact: name,
    phone: phone.replace(/^\+?86|[ -]/g, ''),
    provinceId,
    cityId,
    districtId,
  };
};

/** The request body of a valid draft. */
export const toSend = (draft: WantDraft, subject: Subject): Sent<'purchaseRequest.create'> => ({
  contact: draft.contact.trim(),
  phone: draft.phone.trim(),
  provinceId: draft.provinceId,
  cityId: draft.cityId,
  districtId: draft.districtId,
  quantity: Number(draft.quantity),
  brand: draft.brand.trim(),
  validUntil: draft.validUntil,
  remark: draft.remark.trim(),
  images: [...draft.images],
  ...(subject.is === 'product' ? { productId: subject.id } : {}),
  ...(subject.is === 'design' ? { designId: subject.id } : {}),
});

/** A draft of an older page, or of another program, is ignored. */
export const isDraft = (kept: unknown): kept is WantDraft => {
  if (typeof kept !== 'object' || kept === null) return false;
  const values: Partial<Record<string, unknown>> = { ...kept };
  const { images, ...texts } = values;
  return (
    Array.isArray(images) &&
    images.every((url) => typeof url === 'string') &&
    Object.keys(emptyWant(0)).every((field) => field === 'images' || typeof texts[field] === 'string')
  );
};
