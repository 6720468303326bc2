import { w } from './words.ts';

/** Refusals of boosts. */
export const boostWords = {
  'boost.notRunning': w(
    '活动未开始或已结束',
    'This boost is not running',
    'Boost ini tidak sedang berlangsung',
    'Hindi tumatakbo ang boost na ito',
  ),
  'boost.gone': w(
    '名额已被领完',
    'Nothing is left of this boost',
    'Boost ini sudah habis',
    'Ubos na ang boost na ito',
  ),
  'boost.launchLimit': w(
    '每人最多发起 {limit} 次',
    'Each person may launch it {limit} time(s)',
    'Setiap orang boleh memulainya {limit} kali',
    'Hanggang {limit} beses itong masisimulan ng bawat tao',
  ),
  'boost.over': w(
    '这次助力已经结束',
    'This boost has come to its end',
    'Boost ini sudah berakhir',
    'Tapos na ang boost na ito',
  ),
  'boost.frozen': w(
    '这次助力正在核查，请稍后再试',
    'This boost is being checked. Try again later',
    'Boost ini sedang diperiksa. Coba lagi nanti',
    'Sinusuri ang boost na ito. Subukan muli mamaya',
  ),
  'boost.own': w(
    '您发起时已为自己助力一次',
    'You helped yourself once when you launched it',
    'Anda sudah membantu diri sendiri saat memulainya',
    'Natulungan mo na ang sarili mo nang simulan mo ito',
  ),
  'boost.helped': w(
    '您已经为他助力过了',
    'You have helped here already',
    'Anda sudah membantu di sini',
    'Nakatulong ka na rito',
  ),
  'boost.phoneMissing': w(
    '请先用短信验证码登录一次，以验证您的手机号',
    'Sign in once with a code by SMS, so that your number is verified',
    'Masuk sekali dengan kode SMS agar nomor Anda terverifikasi',
    'Mag-sign in nang isang beses gamit ang SMS code para ma-verify ang numero mo',
  ),
  'boost.helpsToday': w(
    '您今天的助力次数已用完（每天 {limit} 次）',
    'You have helped {limit} time(s) today. Come again tomorrow',
    'Anda sudah membantu {limit} kali hari ini. Kembali lagi besok',
    'Nakatulong ka na nang {limit} beses ngayon. Bumalik bukas',
  ),
  'boost.helpsHere': w(
    '您在本活动中的助力次数已用完（{limit} 次）',
    'You have helped {limit} time(s) in this activity, which is all there is',
    'Anda sudah membantu {limit} kali dalam kegiatan ini, itu batasnya',
    'Nakatulong ka na nang {limit} beses sa aktibidad na ito, iyon na ang hangganan',
  ),
  'boost.device': w(
    '这台设备不能再助力了',
    'This device has helped as often as it may',
    'Perangkat ini sudah mencapai batas membantu',
    'Naabot na ng device na ito ang hangganan ng pagtulong',
  ),
  'boost.address': w(
    '这个网络今天的助力次数已用完',
    'Enough helps have come from this network today',
    'Bantuan dari jaringan ini sudah cukup hari ini',
    'Sapat na ang tulong mula sa network na ito ngayon',
  ),
  'boost.notReached': w(
    '尚未达成目标，暂不能下单',
    'The goal is not reached yet, so it cannot be ordered',
    'Target belum tercapai, jadi belum dapat dipesan',
    'Hindi pa naabot ang layunin kaya hindi pa mao-order',
  ),
  'boost.termsMissing': w(
    '请填写该类活动所需的商品与价格、红包金额或优惠券',
    'State the product with both prices, the amount of the envelope, or the coupon',
    'Isi produk dengan kedua harganya, jumlah angpao, atau kuponnya',
    'Ilagay ang produkto at dalawang presyo, halaga ng sobre, o coupon',
  ),
  'boost.cutTooSmall': w(
    '可砍金额至少为每次助力 1 分（{helps} 次）',
    'There must be at least one minor unit for each of the {helps} helps',
    'Harus ada paling sedikit satu unit terkecil untuk setiap {helps} bantuan',
    'Dapat may kahit isang pinakamaliit na yunit sa bawat isa sa {helps} tulong',
  ),
  'boost.floorTooLow': w(
    '底价不得低于供货价的一半（{least}）',
    'The floor price is below half of the supply price ({least})',
    'Harga dasar di bawah setengah harga pasokan ({least})',
    'Mas mababa ang floor price sa kalahati ng supply price ({least})',
  ),
  'boost.startTooHigh': w(
    '起始价不得高于商城价（{most}）',
    'The price at the start is above the price of the mall ({most})',
    'Harga awal di atas harga mal ({most})',
    'Mas mataas ang panimulang presyo sa presyo ng mall ({most})',
  ),
  'boost.timesWrong': w(
    '结束时间须晚于开始时间，且不能已过',
    'The end must be after the start and still to come',
    'Waktu selesai harus setelah waktu mulai dan belum lewat',
    'Ang katapusan ay dapat pagkatapos ng simula at hindi pa lumipas',
  ),
  'boost.couponUnfit': w(
    '该优惠券模板不能用于助力活动，或余量不足',
    'This coupon template is not for boosts, or too few are left of it',
    'Templat kupon ini bukan untuk boost atau sisanya kurang',
    'Hindi pang-boost ang coupon template na ito o kulang na ang natitira',
  ),
  'boost.notAllowed': w(
    '当前状态不能这样做',
    'This cannot be done in this state',
    'Ini tidak dapat dilakukan dalam status ini',
    'Hindi ito magagawa sa katayuang ito',
  ),
  'boost.reasonMissing': w('请填写原因', 'Say why', 'Tulis alasannya', 'Isulat ang dahilan'),
};
