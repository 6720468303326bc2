import { words as w } from '../i18n/words.ts';

/** What is said about wanted purchases and offers: for these, and with rooms that a shop set up. */
export const quoteTexts = {
  'quote.sent': {
    member: {
      title: w('您收到一份报价', 'You have an offer', 'Ada penawaran untuk Anda', 'May alok para sa iyo'),
      body: w(
        '求购 {no} 有了报价：共 {amount}，{date} 前有效。',
        'There is an offer for your wanted purchase {no}: {amount} in all, valid until {date}.',
        'Ada penawaran untuk permintaan {no}: total {amount}, berlaku sampai {date}.',
        'May alok para sa hinahanap mong {no}: {amount} lahat, hanggang {date}.',
      ),
    },
  },
  'quote.designSent': {
    member: {
      title: w(
        '店铺为您搭好了一间房',
        'A room was set up for you',
        'Ruangan ditata untuk Anda',
        'May kuwartong inayos para sa iyo',
      ),
      body: w(
        '“{name}”连同报价 {no} 等您查看：共 {amount}，{date} 前有效。',
        '“{name}” comes with offer {no}: {amount} in all, valid until {date}.',
        '“{name}” datang dengan penawaran {no}: total {amount}, berlaku sampai {date}.',
        'Kasama ng “{name}” ang alok {no}: {amount} lahat, hanggang {date}.',
      ),
    },
  },
  'quote.withdrawn': {
    member: {
      title: w('报价已撤回', 'An offer was withdrawn', 'Penawaran ditarik', 'Binawi ang alok'),
      body: w(
        '店铺撤回了报价 {no}，现在不能再接受。',
        'The shop has withdrawn offer {no}. It can no longer be accepted.',
        'Toko menarik penawaran {no}. Penawaran itu tidak dapat diterima lagi.',
        'Binawi ng tindahan ang alok {no}. Hindi na ito matatanggap.',
      ),
    },
  },
  'want.created': {
    shop: {
      title: w('新的求购', 'A new wanted purchase', 'Permintaan baru', 'May bagong hinahanap'),
      body: w(
        '收到求购 {no}，请核实并跟进。',
        'Wanted purchase {no} has come in. Please verify it and follow it up.',
        'Permintaan {no} masuk. Silakan verifikasi dan tindak lanjuti.',
        'Dumating ang hinahanap na {no}. Pakiberipika at subaybayan.',
      ),
    },
  },
  'want.takenBack': {
    shop: {
      title: w(
        '求购已取消',
        'A wanted purchase was taken back',
        'Permintaan ditarik',
        'Binawi ang hinahanap',
      ),
      body: w(
        '求购人取消了求购 {no}。',
        'The member has taken wanted purchase {no} back.',
        'Peminta menarik permintaan {no}.',
        'Binawi ng miyembro ang hinahanap na {no}.',
      ),
    },
  },
  'want.verified': {
    member: {
      title: w(
        '求购已核实',
        'Your request is verified',
        'Permintaan diverifikasi',
        'Beripikado na ang hinahanap mo',
      ),
      body: w(
        '店铺已核实您的求购 {no}，正在为您寻找。',
        'The shop has verified your wanted purchase {no} and is looking for it.',
        'Toko sudah memverifikasi permintaan {no} dan sedang mencarikannya.',
        'Beripikado na ng tindahan ang hinahanap mong {no} at hinahanap na ito.',
      ),
    },
  },
  'want.notFound': {
    member: {
      title: w(
        '求购未能核实',
        'Your request could not be verified',
        'Permintaan tidak terverifikasi',
        'Hindi maberipika ang hinahanap',
      ),
      body: w(
        '店铺未能核实您的求购 {no}，暂不跟进。如有疑问请联系店铺。',
        'The shop could not verify your wanted purchase {no} and does not follow it up. Please contact the shop if this is wrong.',
        'Toko tidak dapat memverifikasi permintaan {no} dan tidak menindaklanjutinya. Hubungi toko bila ini keliru.',
        'Hindi maberipika ng tindahan ang hinahanap mong {no} kaya hindi ito susubaybayan. Kontakin ang tindahan kung mali ito.',
      ),
    },
  },
  'want.settled': {
    member: {
      title: w('求购已完成', 'Your request is settled', 'Permintaan selesai', 'Naayos na ang hinahanap mo'),
      body: w(
        '店铺已将您的求购 {no} 记为成交。',
        'The shop has marked your wanted purchase {no} as settled.',
        'Toko menandai permintaan {no} selesai.',
        'Minarkahan ng tindahan na naayos na ang hinahanap mong {no}.',
      ),
    },
  },
  'want.ended': {
    member: {
      title: w('求购已结束', 'Your request has ended', 'Permintaan berakhir', 'Tapos na ang hinahanap mo'),
      body: w(
        '店铺结束了您的求购 {no}。',
        'The shop has ended your wanted purchase {no}.',
        'Toko mengakhiri permintaan {no}.',
        'Tinapos ng tindahan ang hinahanap mong {no}.',
      ),
    },
  },
  'want.endedBecause': {
    member: {
      title: w('求购已结束', 'Your request has ended', 'Permintaan berakhir', 'Tapos na ang hinahanap mo'),
      body: w(
        '店铺结束了您的求购 {no}：{reason}',
        'The shop has ended your wanted purchase {no}: {reason}',
        'Toko mengakhiri permintaan {no}: {reason}',
        'Tinapos ng tindahan ang hinahanap mong {no}: {reason}',
      ),
    },
  },
  'quote.declined': {
    shop: {
      title: w('报价未被接受', 'Your offer was turned down', 'Penawaran ditolak', 'Tinanggihan ang alok'),
      body: w(
        '报价 {no} 被谢绝，可以重新报价。',
        'Your offer {no} was turned down. You may make another.',
        'Penawaran {no} ditolak. Anda dapat membuat yang lain.',
        'Tinanggihan ang alok {no}. Maaari kang gumawa ng iba.',
      ),
    },
  },
} as const;
