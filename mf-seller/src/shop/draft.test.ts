import {
  changedFields,
  countChanged,
  type Draft,
  draftOf,
  draftProblems,
  fieldsOf,
  type Profile,
  rejectedDraft,
} from './draft.ts';

const live: Profile['live'] = {
  id: 's',
  code: 'DEMO88',
  logo: '/media/a.webp',
  storeName: '橡木之家',
  propaganda: '好木头',
  mobile: '13800000002',
  address: '厦门',
  banner: ['/media/b.webp'],
  bannerNarrow: [''],
  bannerHref: ['/homeIndex'],
  bannerHreff: ['/homeIndex'],
  realName: '林',
  colour: null,
};
const draft: Draft = draftOf({ live, change: null, promotionUrl: '' });

it('begins with what is live, under the change in review', () => {
  const change = {
    id: 'c',
    status: 'pending' as const,
    reason: null,
    fields: { propaganda: '更好的木头' },
    at: '',
  };
  expect(draftOf({ live, change, promotionUrl: '' })).toEqual({ ...draft, propaganda: '更好的木头' });
  const rejected: Profile = { live, change: { ...change, status: 'rejected' }, promotionUrl: '' };
  expect(draftOf(rejected)).toEqual(draft);
  expect(rejectedDraft(rejected)).toEqual({ ...draft, propaganda: '更好的木头' });
});

it('sends what it was given when nothing was touched', () => {
  expect(fieldsOf(draft)).toMatchObject({
    storeName: live.storeName,
    logo: live.logo,
    banner: live.banner,
    bannerNarrow: live.bannerNarrow,
    bannerHref: live.bannerHref,
    colour: null,
  });
});

it('names what differs from what shoppers see', () => {
  expect([...changedFields({ ...draft, address: '杭州', banners: [] }, live)]).toEqual([
    'banners',
    'address',
  ]);
  expect(changedFields(draft, live).size).toBe(0);
});

it('counts the pictures and links of banners as one change', () => {
  expect(countChanged({ storeName: '', banner: [], bannerNarrow: [], bannerHref: [] })).toBe(2);
});

const banner = { image: '/media/b.webp', narrow: '' };
it.each([
  ['a name of one character', { storeName: '木' }, { storeName: 'shop.nameLength' }],
  ['a name of nine characters', { storeName: '一二三四五六七八九' }, { storeName: 'shop.nameLength' }],
  ['a name of eight emoji, which are eight characters', { storeName: '🪑🪑🪑🪑🪑🪑🪑🪑' }, {}],
  ['a phone with letters', { mobile: 'call me' }, { mobile: 'shop.phoneForm' }],
  [
    'a jump link that is no address',
    { banners: [{ ...banner, href: 'javascript:alert(1)' }] },
    { banners: 'shop.linkForm' },
  ],
  [
    'a jump link to another host without scheme',
    { banners: [{ ...banner, href: '//evil.test' }] },
    { banners: 'shop.linkForm' },
  ],
  ['everything in order', {}, {}],
])('judges %s', (_case, change, expected) => {
  expect(draftProblems({ ...draft, ...change })).toEqual(expected);
});
