import { pickText, type Language, type Texts } from '@mall/contract/core/languages';
import type { CouponProblem, CouponRule } from '../../catalog/pricing/coupon-rule.ts';
import { dayText, fill, moneyText, type Words, words as w } from '../../platform/i18n/words.ts';

const reasons: Record<CouponProblem['why'], Words> = {
  activity: w(
    '活动商品不可使用优惠券',
    'Not for goods at an activity price',
    'Tidak berlaku untuk harga promo',
    'Hindi para sa presyong promo',
  ),
  shop: w('仅限其他店铺使用', 'For another shop', 'Untuk toko lain', 'Para sa ibang tindahan'),
  scope: w(
    '没有适用的商品',
    'None of these goods is covered',
    'Tidak ada barang yang memenuhi',
    'Walang saklaw na produkto',
  ),
  expired: w('已过期', 'Expired', 'Kedaluwarsa', 'Expired na'),
  tooSmall: w(
    '订单金额太小',
    'The order is too small',
    'Nilai pesanan terlalu kecil',
    'Masyadong maliit ang order',
  ),
  notYet: w('{date} 起可用', 'Valid from {date}', 'Berlaku mulai {date}', 'Magagamit mula {date}'),
  threshold: w('还差 {amount}', '{amount} more needed', 'Kurang {amount} lagi', 'Kulang pa ng {amount}'),
};

/** Why a coupon does not fit, as a sentence for the reader. */
export const reasonText = (problem: CouponProblem, language: Language): string =>
  fill(reasons[problem.why][language], {
    ...(problem.why === 'threshold' ? { amount: moneyText(problem.missing, language) } : {}),
    ...(problem.why === 'notYet' ? { date: dayText(problem.from, language) } : {}),
  });

const scopes: Record<CouponRule['scope'], Words> = {
  all: w('全场通用', 'All goods', 'Semua barang', 'Lahat ng produkto'),
  shop: w('本店通用', 'All goods of the shop', 'Semua barang toko', 'Lahat ng produkto ng tindahan'),
  category: w('限品类：{names}', 'Category: {names}', 'Kategori: {names}', 'Kategorya: {names}'),
  brand: w('限品牌：{names}', 'Brand: {names}', 'Merek: {names}', 'Brand: {names}'),
  product: w('限商品：{names}', 'Only: {names}', 'Hanya: {names}', 'Para lang sa: {names}'),
  package: w('限套餐', 'Packages only', 'Hanya paket', 'Mga package lang'),
};

/** What a coupon is for; `names` are those of its categories, brands or products. */
export const scopeText = (
  scope: CouponRule['scope'],
  names: readonly Texts[] | null,
  language: Language,
): string =>
  fill(scopes[scope][language], {
    names: (names ?? []).map((name) => pickText(name, language).text).join(language === 'zh' ? '、' : ', '),
  });

const validities = {
  until: w('有效期至 {date}', 'Valid until {date}', 'Berlaku sampai {date}', 'May bisa hanggang {date}'),
  days: w(
    '领取后 {days} 天内有效',
    'Valid for {days} days after you take it',
    'Berlaku {days} hari setelah diambil',
    'May bisa {days} araw pagkakuha',
  ),
};

export const validText = (
  { validTo, validDays }: { validTo: Date | null; validDays: number | null },
  language: Language,
): string =>
  validTo === null
    ? fill(validities.days[language], { days: validDays ?? 0 })
    : fill(validities.until[language], { date: dayText(validTo, language) });
