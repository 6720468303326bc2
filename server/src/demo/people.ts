import { logo, shopBanner } from '@mall/contract/core/limits';
import { json, type Tx } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import { sealField, sealMobile } from '../platform/sealed-fields/fields.ts';
import { hashPassword } from '../member/accounts/password.ts';
import { pictureUrl } from './source.ts';

export const demoPassword = 'demo1234';
export const demoShopCode = 'DEMO88';

/** Who can sign in to the demo mall (decisions 2.21). All have the same password. */
export const demoAccounts = {
  member: { mobile: '13800000001', name: '林小满', about: 'member' },
  owner: { mobile: '13800000002', name: '周木', about: `shop owner, shop code ${demoShopCode}` },
  promoter: { mobile: '13800000003', name: '陈悦', about: 'promoter' },
  staff: { mobile: '13800000004', name: '何静', about: 'sales staff of the shop' },
  subordinate: { mobile: '13800000005', name: '许安', about: "the promoter's subordinate" },
  operator: { mobile: '13800000009', name: 'Operator', about: 'platform operator' },
} as const;
export type Account = keyof typeof demoAccounts;

export type Reviewer = { id: string; name: string; language: 'zh' | 'en' | 'indo' | 'fili' };
export type People = { ids: Record<Account, string>; shopId: string; reviewers: Reviewer[] };

const reviewerNames = {
  zh: [
    '王蕾',
    '李静怡',
    '张晨',
    '刘子涵',
    '赵一鸣',
    '孙琪',
    '吴昊',
    '郑雨桐',
    '冯越',
    '蒋南',
    '宋佳宁',
    '许知远',
    '唐棠',
    '何思源',
    '沈月',
    '韩东',
  ],
  en: [
    'Emma Clarke',
    'Daniel Reed',
    'Sophie Turner',
    'Oliver Grant',
    'Hannah Wood',
    'Lucy Hale',
    'Tom Barker',
  ],
  indo: [
    'Dewi Lestari',
    'Budi Santoso',
    'Siti Rahma',
    'Andi Wijaya',
    'Putri Ayu',
    'Rina Kusuma',
    'Bayu Pratama',
  ],
  fili: [
    'Maria Santos',
    'Jose Reyes',
    'Angelica Cruz',
    'Paolo Garcia',
    'Liza Mendoza',
    'Carlo Ramos',
    'Jasmine Torres',
  ],
} as const;

/** The number of the reviewer at this place. */
export const reviewerMobile = (index: number): string => `1370000${String(index + 1).padStart(4, '0')}`;

/** The columns of an account's number. */
export const mobileOf = (mobile: string, id: string) => {
  const { text, index } = sealMobile(mobile, id);
  return { mobile: text, mobile_index: index };
};

const image: Partial<Record<Account, string>> = { member: 'lin', owner: 'owner', promoter: 'promoter' };

/** Writes the demo's people and the shop DEMO88 with its staff. */
export const writePeople = async (tx: Tx): Promise<People> => {
  const accounts = Object.keys(demoAccounts) as Account[]; // keys of a const table
  const ids = Object.fromEntries(accounts.map((key) => [key, newId()])) as Record<Account, string>; // one id each
  const reviewers: Reviewer[] = (['zh', 'en', 'indo', 'fili'] as const).flatMap((language) =>
    reviewerNames[language].map((name) => ({ id: newId(), name, language })),
  );
  const hashes = await Promise.all(accounts.map(() => hashPassword(demoPassword)));
  await tx
    .insertInto('users')
    .values([
      ...accounts.map((key, index) => ({
        id: ids[key],
        ...mobileOf(demoAccounts[key].mobile, ids[key]),
        name: demoAccounts[key].name,
        real_name: demoAccounts[key].name,
        image: image[key] === undefined ? null : pictureUrl(`people/${image[key]}`),
        password_hash: hashes[index] ?? null,
        sex: key === 'operator' ? 0 : 2,
        rank: key === 'member' ? 2 : 1,
        mobile_proved_at: new Date(),
      })),
      ...reviewers.map(({ id, name }, index) => ({
        id,
        ...mobileOf(reviewerMobile(index), id),
        name,
        mobile_proved_at: new Date(),
      })),
    ])
    .execute();
  await tx
    .insertInto('operators')
    .values({ user_id: ids.operator, role: 'all', permissions: null, added_by: null, removed_at: null })
    .execute();
  const shopId = newId();
  await tx
    .insertInto('shops')
    .values({
      id: shopId,
      code: demoShopCode,
      owner_id: ids.owner,
      store_name: '木居之家',
      logo: pictureUrl('shop/logo'),
      propaganda: '原木家具，送货上门，包安装',
      mobile: '0571-8888 0088',
      address: '浙江省杭州市西湖区文三路 88 号',
      banner: json([pictureUrl('shop/banner-1'), pictureUrl('shop/banner-2')]),
      banner_href: json(['/product/productCenter', '/newGoods']),
      colour: '#7a4b2c',
      real_name: demoAccounts.owner.name,
      price_factor: 15_000,
    })
    .execute();
  // Stored as uploaded by the owner: the shop can go back to them after it has displayed others.
  await tx
    .insertInto('media_files')
    .values([
      { ...shopPicture('logo', logo, 4190), owner_id: ids.owner },
      { ...shopPicture('banner-1', shopBanner.wide, 54_358), owner_id: ids.owner },
      { ...shopPicture('banner-2', shopBanner.wide, 36_646), owner_id: ids.owner },
    ])
    .execute();
  await tx
    .insertInto('staff')
    .values({
      shop_id: shopId,
      user_id: ids.staff,
      role: 'sales',
      role_id: null,
      added_by: ids.owner,
      remark: '门店导购',
    })
    .execute();
  await tx
    .insertInto('promoters')
    .values([
      {
        user_id: ids.promoter,
        status: 'approved',
        code: 'A7C3E9F1',
        level: 2,
        real_name: '陈悦',
        contact: sealField(demoAccounts.promoter.mobile, ids.promoter),
        reason: '朋友常问我家具从哪里买',
        reviewed_at: new Date(),
      },
      {
        user_id: ids.subordinate,
        status: 'approved',
        code: 'B2D4F6A8',
        level: 1,
        real_name: '许安',
        contact: sealField(demoAccounts.subordinate.mobile, ids.subordinate),
        reason: '做软装搭配',
        parent_id: ids.promoter,
        reviewed_at: new Date(),
      },
    ])
    .execute();
  return { ids, shopId, reviewers };
};

const shopPicture = (name: string, { width, height }: { width: number; height: number }, bytes: number) => ({
  key: pictureUrl(`shop/${name}`).replace(/^\/media\//, ''),
  kind: name === 'logo' ? 'logo' : 'banner',
  w: width,
  h: height,
  bytes,
});
