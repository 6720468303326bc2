import { z } from 'zod';
import { Flag, listOf, MediaUrl, None, text } from '../core/schema-helpers.ts';
import { codeCheck, shopBanner, shopText } from '../core/limits.ts';
import { op } from '../core/op.ts';

const mostTyped = 500;
/** The input accepts this many, so that a refusal can state the actual limit. */
const mostListed = 20;

export const ShopInfo = z.object({
  id: z.string(),
  code: z.string(),
  logo: z.string().nullable(),
  storeName: z.string(),
  propaganda: z.string(),
  mobile: z.string(),
  address: z.string(),
  banner: z.array(z.string()),
  bannerNarrow: z.array(z.string()).describe('for windows up to 1599 px; empty where `banner` is cut'),
  bannerHref: z.array(z.string()),
  bannerHreff: z.array(z.string()),
  realName: z.string(),
  colour: z.string().nullable(),
});
/** `shopProblems` checks lengths and forms, so that a refusal names the field and what is valid. */
export const ShopDraft = z.object({
  storeName: text(0, mostTyped),
  propaganda: text(0, mostTyped),
  mobile: text(0, mostTyped),
  address: text(0, mostTyped),
  logo: MediaUrl.nullable(),
  banner: listOf(MediaUrl, mostListed),
  bannerNarrow: listOf(z.union([MediaUrl, z.literal('')]), shopBanner.most),
  bannerHref: listOf(z.string().max(shopText.link), mostListed),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
});
const ShopChange = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string().nullable(),
  fields: ShopDraft.partial().describe('what differs from what shoppers see'),
  at: z.string(),
});

export const shopOps = {
  'shop.checkCode': op('shop.checkCode', {
    access: 'visitor',
    summary: 'Whether a shop code is right',
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ checkStatus: z.literal([codeCheck.unknown, codeCheck.open]) }),
  }),
  'shop.byCode': op('shop.byCode', {
    access: 'visitor',
    summary: 'The shop of a code',
    input: z.object({ code: z.string().max(40) }),
    output: ShopInfo,
    refuses: ['shop.wrongCode'],
  }),
  'shop.info': op('shop.info', {
    access: 'visitor',
    summary: "The shop of the header's code, else the caller's own",
    input: None,
    output: ShopInfo,
    refuses: ['shop.wrongCode'],
  }),
  'shop.profile': op('shop.profile', {
    access: 'staff:shop.view',
    summary: 'The own shop: live profile and the change in review',
    input: None,
    output: z.object({ live: ShopInfo, change: ShopChange.nullable(), promotionUrl: z.string() }),
  }),
  'shop.update': op('shop.update', {
    access: 'staff:shop.edit',
    summary:
      'Proposes a change of the shop, which waits for review; what is as shoppers see it already is no change',
    input: ShopDraft.partial().extend({
      bannerHreff: listOf(z.string().max(shopText.link), mostListed).optional(),
      withdraw: Flag.optional(),
    }),
    output: z.object({ change: z.object({ id: z.string(), status: z.enum(['pending', 'withdrawn']) }) }),
    refuses: [
      'missing',
      'upload.wrongSize',
      'shop.nameLength',
      'shop.sloganLength',
      'shop.phoneForm',
      'shop.addressLength',
      'shop.linkForm',
      'shop.tooManyBanners',
      'shop.unchanged',
    ],
  }),
  'shop.qrCode': op('shop.qrCode', {
    access: 'visitor',
    summary: 'A QR code of a page of this mall',
    input: z.object({ url: z.string().min(1).max(500) }),
    output: z.object({ url: z.string(), png: z.string().describe('base64'), svg: z.string() }),
    refuses: ['qrCode.foreign'],
  }),
};
