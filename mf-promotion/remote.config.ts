import type { Texts } from '@mall/contract/core/languages';
import type { NavDeclaration, RemoteConfig, RouteDeclaration } from '@mall/contract/core/remote-config';

const titles = {
  seckillList: { zh: '限时秒杀', en: 'Flash sale', indo: 'Flash sale', fili: 'Flash sale' },
  receiveCoupon: { zh: '领券中心', en: 'Coupons', indo: 'Kupon', fili: 'Mga kupon' },
  myCoupon: { zh: '我的优惠券', en: 'My coupons', indo: 'Kupon saya', fili: 'Aking mga kupon' },
  centre: { zh: '推广中心', en: 'Promotion centre', indo: 'Pusat promosi', fili: 'Promotion centre' },
  info: { zh: '推广信息', en: 'Promotion info', indo: 'Info promosi', fili: 'Impormasyon ng promosyon' },
  orders: { zh: '推广订单', en: 'Promotion orders', indo: 'Pesanan promosi', fili: 'Mga order sa promosyon' },
  withdrawals: {
    zh: '提现记录',
    en: 'Withdrawal records',
    indo: 'Riwayat penarikan',
    fili: 'Mga withdrawal',
  },
  profits: { zh: '收益明细', en: 'Profit details', indo: 'Rincian komisi', fili: 'Detalye ng kita' },
  goods: { zh: '选择推广商品', en: 'Pick goods', indo: 'Pilih produk', fili: 'Pumili ng produkto' },
  team: { zh: '我的下级', en: 'My subordinates', indo: 'Anggota saya', fili: 'Mga nasa ilalim ko' },
  apply: { zh: '申请成为推广员', en: 'Become a promoter', indo: 'Jadi promotor', fili: 'Maging promoter' },
  status: {
    zh: '申请进度',
    en: 'Application progress',
    indo: 'Status permohonan',
    fili: 'Katayuan ng aplikasyon',
  },
  boosts: { zh: '好友助力', en: 'Boosts', indo: 'Boost', fili: 'Mga boost' },
  boost: { zh: '助力详情', en: 'Boost', indo: 'Boost', fili: 'Boost' },
  myBoosts: { zh: '我的助力', en: 'My boosts', indo: 'Boost saya', fili: 'Aking mga boost' },
  envelopes: { zh: '我的红包', en: 'My red envelopes', indo: 'Angpau saya', fili: 'Aking mga ang pao' },
  withdraw: { zh: '提现', en: 'Withdraw', indo: 'Tarik dana', fili: 'Mag-withdraw' },
} satisfies Record<string, Texts>;

type Screen = keyof typeof titles;

const open = (screen: Screen, path: string): RouteDeclaration => ({
  id: `promotion.${screen}`,
  path,
  layout: 'public',
  title: titles[screen],
});

const own = (screen: Screen, path: string): RouteDeclaration => ({
  ...open(screen, path),
  layout: 'member',
  access: 'member',
});

/**
 * A line of the member centre: for everybody, or in its promotion menu for promoters or for all others (spec
 * §2).
 */
const line = (order: number, screen: Screen, icon: string, isDistribute?: boolean): NavDeclaration => ({
  surface: 'member',
  group: isDistribute === undefined ? 'account' : 'promotion',
  order,
  label: titles[screen],
  routeId: `promotion.${screen}`,
  icon,
  ...(isDistribute === undefined ? {} : { when: { isDistribute } }),
});

const header = (order: number, screen: Screen): NavDeclaration => ({
  surface: 'header',
  group: 'main',
  order,
  label: titles[screen],
  routeId: `promotion.${screen}`,
});

export default {
  name: 'mf_promotion',
  requires: { platform: '^1.0' },
  i18n: 'promotion',
  routes: [
    open('seckillList', '/seckillList'),
    open('receiveCoupon', '/receiveCoupon'),
    own('myCoupon', '/coupon/myCoupon'),
    open('boosts', '/boostCenter'),
    open('boost', '/boostLaunchDetail'),
    own('myBoosts', '/userCenter/myBoost'),
    own('envelopes', '/userCenter/myRedEnvelopeList'),
    open('centre', '/distributionIndex'),
    own('info', '/distribution/myDistributionInfo'),
    own('orders', '/distribution/distributionOrders'),
    own('withdrawals', '/distribution/withdrawalList'),
    own('profits', '/distribution/profitDetails'),
    own('goods', '/distribution/choiceDistributionGoods'),
    own('team', '/distribution/mySubordinate'),
    own('apply', '/distribution/applyDistribution'),
    own('status', '/distribution/distributionStatus'),
    own('withdraw', '/distribution/applyProfit'),
  ],
  nav: [
    header(60, 'seckillList'),
    header(61, 'receiveCoupon'),
    header(62, 'boosts'),
    line(40, 'myCoupon', 'coupon'),
    line(41, 'envelopes', 'gift'),
    line(42, 'myBoosts', 'flash'),
    line(51, 'info', 'id', true),
    line(52, 'orders', 'chart', true),
    line(53, 'withdrawals', 'transfer', true),
    line(54, 'profits', 'wallet', true),
    line(55, 'goods', 'pick', true),
    line(56, 'team', 'network', true),
    line(51, 'apply', 'award', false),
    line(52, 'status', 'progress', false),
  ],
  slots: [
    { at: 'product.promo', order: 1, policy: 'none' },
    { at: 'home.seckill', order: 1, policy: 'none' },
  ],
  services: [],
} satisfies RemoteConfig;
