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
  'seckill.notBegun': w(
    '活动还没有开始',
    'This flash sale has not begun',
    'Flash sale ini belum dimulai',
    'Hindi pa nagsisimula ang flash sale na ito',
  ),
  'seckill.over': w(
    '活动已结束',
    'This flash sale is over',
    'Flash sale ini sudah berakhir',
    'Tapos na ang flash sale na ito',
  ),
  'seckill.soldOut': w('已被抢光', 'All taken', 'Sudah habis', 'Naubos na'),
  'seckill.quota': w(
    '每人限购 {limit} 件',
    'At most {limit} for each person',
    'Maksimal {limit} per orang',
    'Hanggang {limit} bawat tao',
  ),
  'seckill.tooMany': w(
    '每单限购 {limit} 件',
    'At most {limit} in one order',
    'Maksimal {limit} per pesanan',
    'Hanggang {limit} bawat order',
  ),
  'seckill.waiting': w(
    '正在排队，您是第 {position} 位',
    'You are number {position} in line',
    'Anda di antrean nomor {position}',
    'Ikaw ay pang-{position} sa pila',
  ),
  'seckill.ticketWrong': w(
    '排队凭证无效，请重新排队',
    'This queue ticket is not yours or not ours. Please line up again',
    'Tiket antrean ini tidak sah. Silakan antre lagi',
    'Hindi wasto ang tiket sa pila. Pumila muli',
  ),
  'seckill.ticketExpired': w(
    '排队凭证已过期，请重新排队',
    'This queue ticket has expired. Please line up again',
    'Tiket antrean ini sudah kedaluwarsa. Silakan antre lagi',
    'Paso na ang tiket sa pila. Pumila muli',
  ),
  'seckill.notOver': w(
    '活动还没有结束',
    'This flash sale is not over yet',
    'Flash sale ini belum berakhir',
    'Hindi pa tapos ang flash sale na ito',
  ),
  'seckill.notAllowed': w(
    '活动的状态已变化，请刷新',
    'The flash sale has changed meanwhile. Please look again',
    'Flash sale sudah berubah. Silakan muat ulang',
    'Nagbago na ang flash sale. Tingnan muli',
  ),
  'seckill.timesWrong': w(
    '开始、结束时间与时段不相符',
    'Start, end and daily slots do not fit together',
    'Waktu mulai, selesai dan slot harian tidak cocok',
    'Hindi tugma ang simula, wakas at mga oras',
  ),
};
