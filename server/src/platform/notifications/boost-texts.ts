import { words as w } from '../i18n/words.ts';

/** What those who launch boosts are told, and whoever has a red envelope. */
export const boostTexts = {
  'boost.reached': {
    member: {
      title: w(
        '助力成功',
        'Your boost has reached its goal',
        'Boost Anda mencapai target',
        'Naabot ng boost mo ang layunin',
      ),
      body: w(
        '好友已帮您砍到 {amount}，请在 {hours} 小时内下单。',
        'Friends have cut the price to {amount}. Order within {hours} hours.',
        'Teman-teman menurunkan harga menjadi {amount}. Pesan dalam {hours} jam.',
        'Naibaba ng mga kaibigan ang presyo sa {amount}. Umorder sa loob ng {hours} oras.',
      ),
    },
  },
  'boost.envelope': {
    member: {
      title: w('红包到手', 'A red envelope for you', 'Angpao untuk Anda', 'May sobre ka'),
      body: w(
        '助力成功，您获得 {amount} 红包，{hours} 小时后可提现。',
        'Your boost has reached its goal: {amount}, to be drawn in {hours} hours.',
        'Boost Anda mencapai target: {amount}, dapat ditarik setelah {hours} jam.',
        'Naabot ng boost mo ang layunin: {amount}, makukuha pagkatapos ng {hours} oras.',
      ),
    },
  },
  'boost.coupon': {
    member: {
      title: w('优惠券到手', 'A coupon for you', 'Kupon untuk Anda', 'May coupon ka'),
      body: w(
        '助力成功，优惠券已放入“我的优惠券”。',
        'Your boost has reached its goal: the coupon is among yours.',
        'Boost Anda mencapai target: kuponnya sudah ada di kupon Anda.',
        'Naabot ng boost mo ang layunin: nasa mga coupon mo na ito.',
      ),
    },
  },
  'boost.frozen': {
    member: {
      title: w(
        '助力正在核查',
        'Your boost is being checked',
        'Boost Anda sedang diperiksa',
        'Sinusuri ang boost mo',
      ),
      body: w(
        '您的助力已暂停核查：{reason}。核查期间不计时。',
        'Your boost was stopped to be checked: {reason}. Its time stands still meanwhile.',
        'Boost Anda dihentikan untuk diperiksa: {reason}. Waktunya tidak berjalan selama itu.',
        'Itinigil ang boost mo para suriin: {reason}. Hindi tumatakbo ang oras nito habang sinusuri.',
      ),
    },
  },
  'boost.thawed': {
    member: {
      title: w('助力已恢复', 'Your boost goes on', 'Boost Anda berlanjut', 'Tuloy ang boost mo'),
      body: w(
        '核查完毕，您的助力继续进行，时间已补回。',
        'All is well with your boost. It goes on, with the time that it stood still.',
        'Boost Anda baik-baik saja dan berlanjut, waktu yang terhenti dikembalikan.',
        'Maayos ang boost mo at tuloy ito, ibinalik ang oras na nahinto.',
      ),
    },
  },
  'boost.void': {
    member: {
      title: w('助力已作废', 'Your boost was ended', 'Boost Anda diakhiri', 'Tinapos ang boost mo'),
      body: w(
        '您的助力已作废：{reason}。',
        'Your boost was ended and brings nothing: {reason}.',
        'Boost Anda diakhiri tanpa hasil: {reason}.',
        'Tinapos ang boost mo at walang makukuha: {reason}.',
      ),
    },
  },
  'envelope.available': {
    member: {
      title: w(
        '红包可提现',
        'Your red envelope can be drawn',
        'Angpao dapat ditarik',
        'Makukuha na ang sobre',
      ),
      body: w(
        '您的 {amount} 红包可以提现了，{date} 前有效。',
        'Your red envelope of {amount} can be drawn until {date}.',
        'Angpao Anda sebesar {amount} dapat ditarik sampai {date}.',
        'Makukuha na ang sobre mong {amount} hanggang {date}.',
      ),
    },
  },
  'envelope.expiring': {
    member: {
      title: w(
        '红包即将过期',
        'Your red envelope runs out soon',
        'Angpao segera berakhir',
        'Malapit nang mawala ang sobre',
      ),
      body: w(
        '您还有 {amount} 红包未提现，{date} 到期。',
        '{amount} of your red envelope is not drawn yet and is lost on {date}.',
        '{amount} dari angpao Anda belum ditarik dan hangus pada {date}.',
        'May {amount} pa sa sobre mo na hindi nakukuha at mawawala sa {date}.',
      ),
    },
  },
} as const;
