import { w } from './words.ts';

/** Refusals of coupons and flash sales. */
export const promotionWords = {
  'coupon.gone': w(
    '优惠券已领完',
    'All of these coupons are taken',
    'Kupon sudah habis',
    'Naubos na ang mga coupon',
  ),
  'coupon.alreadyTaken': w(
    '您已领取过该优惠券',
    'You have this coupon already',
    'Anda sudah memiliki kupon ini',
    'Mayroon ka na ng coupon na ito',
  ),
  'coupon.notNow': w(
    '不在领取时间内',
    'This coupon cannot be taken now',
    'Kupon ini tidak dapat diambil sekarang',
    'Hindi makukuha ngayon ang coupon na ito',
  ),
  'coupon.nameMissing': w(
    '请填写优惠券的中文名称',
    'Name the coupon in Chinese at least',
    'Beri nama kupon setidaknya dalam bahasa Mandarin',
    'Pangalanan ang kupon kahit sa Tsino man lang',
  ),
  'coupon.scopeUnknown': w(
    '适用范围中有不存在的项目：{ids}',
    'The coupon names something that is not there: {ids}',
    'Kupon menyebut sesuatu yang tidak ada: {ids}',
    'May binabanggit ang kupon na wala rito: {ids}',
  ),
  'coupon.notUsable': w(
    '该优惠券不可用于此订单',
    'This coupon does not fit this order',
    'Kupon ini tidak berlaku untuk pesanan ini',
    'Hindi tugma ang coupon sa order na ito',
  ),
  'seckill.notRunning': w(
    '活动未开始或已结束',
    'This flash sale is not running',
    'Flash sale ini tidak sedang berlangsung',
    'Hindi tumatakbo ang flash sale na ito',
  ),
  'seckill.soldOut': w('已被抢光', 'All taken', 'Sudah habis', 'Naubos na'),
  'seckill.quota': w(
    '每人限购 {limit} 件',
    'At most {limit} for each person',
    'Maksimal {limit} per orang',
    'Hanggang {limit} bawat tao',
  ),
};
