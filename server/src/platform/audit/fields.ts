/**
 * How a value is displayed: `plain` as it is, `role` and `permissions` in the reader's language, `money` in
 * minor units.
 */
type Kind = 'plain' | 'word' | 'money' | 'role' | 'permissions' | 'yesNo' | 'picture' | 'instant' | 'step';

/** Fields that the list displays, in its order; a field without a line here is stored, but not displayed. */
export const auditFields = {
  amount: 'money',
  price: 'money',
  priceFactor: 'plain',
  ending: 'word',
  prices: 'plain',
  intro: 'plain',
  sort: 'plain',
  count: 'plain',
  note: 'plain',
  reason: 'plain',
  onSale: 'yesNo',
  role: 'role',
  level: 'plain',
  remark: 'word',
  name: 'plain',
  people: 'plain',
  permissions: 'permissions',
  productionDays: 'plain',
  transitDays: 'plain',
  urgent: 'yesNo',
  carrier: 'plain',
  receiptNo: 'plain',
  noticeAt: 'instant',
  visitAt: 'instant',
  expectedAt: 'instant',
  receiptPhoto: 'picture',
  step: 'step',
  verify: 'word',
  ended: 'word',
  days: 'plain',
  validUntil: 'instant',
  code: 'plain',
  storeName: 'plain',
  propaganda: 'plain',
  mobile: 'plain',
  address: 'plain',
  colour: 'plain',
  logo: 'picture',
  banner: 'picture',
  bannerNarrow: 'picture',
  bannerHref: 'plain',
} as const satisfies Record<string, Kind>;
export type AuditField = keyof typeof auditFields;
