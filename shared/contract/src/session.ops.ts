import { z } from 'zod';
import { Flag, int, listOf, MediaUrl, Mobile, None, Nothing, NumId, text } from './kit.ts';
import { shopName } from './limits.ts';
import { op } from './op.ts';
import { permissions } from './permissions.ts';

const Token = z.string();
const Profile = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  mobile: z.string().describe('Masked'),
  sex: z.literal([0, 1, 2]).describe('0 secret, 1 male, 2 female'),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  rank: z.object({ level: z.int(), label: z.string() }),
});
export const ShopInfo = z.object({
  id: z.string(),
  code: z.string(),
  logo: z.string().nullable(),
  storeName: z.string(),
  propaganda: z.string(),
  mobile: z.string(),
  address: z.string(),
  banner: z.array(z.string()),
  bannerHref: z.array(z.string()),
  bannerHreff: z.array(z.string()),
  realName: z.string(),
  colour: z.string().nullable(),
});
const ShopDraft = z.object({
  storeName: text(shopName.min, shopName.max),
  propaganda: text(0, 60),
  mobile: text(5, 20),
  address: text(0, 120),
  logo: MediaUrl.nullable(),
  banner: listOf(MediaUrl, 8),
  bannerHref: listOf(z.string().max(300), 8),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
});
const ShopChange = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string().nullable(),
  fields: ShopDraft.partial(),
  at: z.string(),
});

export const sessionOps = {
  'config.get': op('config.get', {
    access: 'visitor',
    summary: 'The platform',
    input: None,
    output: z.object({
      shop_name: z.string(),
      pc_logo: z.string(),
      pc_url: z.string(),
      record_number: z.string(),
      registered_number: z.string(),
      smallItemsBrandId: z.string(),
      exhibitionUrl: z.string().nullable(),
      smsLen: z.int(),
      currency: z.string(),
      sandbox: z.boolean(),
    }),
  }),
  'area.list': op('area.list', {
    access: 'visitor',
    summary: 'One level of regions',
    input: z.object({
      parentId: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    }),
    output: z.array(z.object({ id: z.string(), name: z.string(), level: z.int() })),
  }),
  'session.sendSms': op('session.sendSms', {
    access: 'visitor',
    summary: 'Sends a verification code',
    input: z.object({ mobile: z.string(), purpose: z.enum(['login']).default('login') }),
    output: z.object({ retryAfter: z.int() }),
    refuses: ['mobile.invalid'],
  }),
  'session.codeLogin': op('session.codeLogin', {
    access: 'visitor',
    summary: 'Signs in by code; a new number becomes a member',
    input: z.object({ mobile: z.string(), verify_code: z.string() }),
    output: Token,
    refuses: ['mobile.invalid', 'sms.wrongCode', 'sms.tooManyTries'],
  }),
  'session.accountLogin': op('session.accountLogin', {
    access: 'visitor',
    summary: 'Signs in by password',
    input: z.object({ mobile: Mobile, password: z.string().min(1).max(128) }),
    output: Token,
    refuses: ['login.wrong'],
  }),
  'session.register': op('session.register', {
    access: 'visitor',
    summary: 'Makes a member',
    input: z.object({
      mobile: Mobile,
      password: z.string().max(128),
      repassword: z.string().max(128),
      inviter: z.string().max(40).optional(),
    }),
    output: Nothing,
    refuses: ['register.taken', 'register.passwordRule', 'register.repeatDiffers'],
  }),
  'session.logout': op('session.logout', {
    access: 'visitor',
    summary: "Ends the header's session",
    input: None,
    output: Nothing,
  }),
  'member.userInfo': op('member.userInfo', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.currentUser': op('member.currentUser', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.profile': op('member.profile', {
    access: 'member',
    summary: 'The member',
    input: None,
    output: Profile,
  }),
  'member.saveProfile': op('member.saveProfile', {
    access: 'member',
    summary: 'Changes the profile',
    input: z.object({
      name: text(1, 20).optional(),
      image: MediaUrl.optional(),
      sex: int(0, 2).optional(),
      birthday: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}$/)
        .optional(),
      email: z.email().max(120).optional(),
    }),
    output: Profile,
  }),
  'member.isShop': op('member.isShop', {
    access: 'member',
    summary: 'Whether the member works for a shop',
    input: None,
    output: z.object({
      isShop: z.literal([0, 1]),
      shopId: z.string().nullable(),
      role: z.string().nullable(),
      permissions: z.array(z.enum(permissions)),
    }),
  }),
  'member.realName': op('member.realName', {
    access: 'member',
    summary: 'Real name',
    input: None,
    output: z.object({ realName: z.string() }),
  }),
  'distribution.status': op('distribution.status', {
    access: 'member',
    summary: 'Whether the member promotes',
    input: None,
    output: z.object({
      isDistribute: z.literal([0, 1]),
      status: z.enum(['none', 'pending', 'approved', 'rejected', 'suspended']),
    }),
  }),
  'distribution.user': op('distribution.user', {
    access: 'member',
    summary: "The promoter's data",
    input: None,
    output: z.object({
      status: z.enum(['none', 'pending', 'approved', 'rejected', 'suspended']),
      level: z.int(),
      realName: z.string(),
      customers: z.int(),
      team: z.int(),
    }),
  }),
  'shop.checkCode': op('shop.checkCode', {
    access: 'visitor',
    summary: 'Whether a shop code is right',
    input: z.object({ code: z.string().max(40) }),
    output: z.object({ checkStatus: z.literal([0, 1]) }),
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
    summary: 'Proposes a change of the shop; it waits for review',
    input: ShopDraft.partial().extend({
      bannerHreff: listOf(z.string().max(300), 8).optional(),
      withdraw: Flag.optional(),
    }),
    output: z.object({ change: z.object({ id: z.string(), status: z.enum(['pending', 'withdrawn']) }) }),
    refuses: ['upload.wrongSize'],
  }),
  'shop.qrCode': op('shop.qrCode', {
    access: 'visitor',
    summary: 'A QR code of a page of this mall',
    input: z.object({ url: z.string().min(1).max(500) }),
    output: z.object({ url: z.string(), png: z.string().describe('base64'), svg: z.string() }),
    refuses: ['qrCode.foreign'],
  }),
  'address.list': op('address.list', {
    access: 'member',
    summary: 'Addresses, default first',
    input: None,
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        phone: z.string(),
        provinceId: z.string(),
        cityId: z.string(),
        districtId: z.string(),
        province: z.string(),
        city: z.string(),
        district: z.string(),
        detail: z.string(),
        isDefault: z.boolean(),
      }),
    ),
  }),
  'address.save': op('address.save', {
    access: 'member',
    summary: 'Adds or changes an address',
    input: z.object({
      id: z.string().max(40).optional(),
      name: text(1, 30),
      phone: z.string().regex(/^\+?\d[\d -]{5,19}$/),
      provinceId: NumId,
      cityId: NumId,
      districtId: NumId,
      detail: text(1, 120),
      isDefault: Flag.default(false),
    }),
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        phone: z.string(),
        provinceId: z.string(),
        cityId: z.string(),
        districtId: z.string(),
        province: z.string(),
        city: z.string(),
        district: z.string(),
        detail: z.string(),
        isDefault: z.boolean(),
      }),
    ),
    refuses: ['address.incomplete', 'address.tooMany', 'missing'],
  }),
  'address.remove': op('address.remove', {
    access: 'member',
    summary: 'Deletes an address',
    input: z.object({ id: z.string().max(40) }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
