import { words as w } from '../i18n/words.ts';

/** News of working for a shop. */
export const staffTexts = {
  'staff.added': {
    member: {
      title: w(
        '您已成为店铺成员',
        'You work for a shop now',
        'Anda kini bekerja untuk toko',
        'Nagtatrabaho ka na sa isang tindahan',
      ),
      body: w(
        '「{shop}」已将您添加为{name}。您可随时在员工页面离开店铺。',
        '{shop} made you {name}. You can leave the shop on its staff page at any time.',
        '{shop} menjadikan Anda {name}. Anda dapat keluar kapan saja di halaman staf toko.',
        'Ginawa kang {name} ng {shop}. Makaaalis ka anumang oras sa staff page nito.',
      ),
    },
  },
  'staff.roleChanged': {
    member: {
      title: w('您的角色已更改', 'Your role has changed', 'Peran Anda berubah', 'Nagbago ang role mo'),
      body: w(
        '您在「{shop}」的角色现在是{name}。',
        'You are {name} at {shop} now.',
        'Anda kini {name} di {shop}.',
        'Ikaw na ngayon ay {name} sa {shop}.',
      ),
    },
  },
  'staff.removed': {
    member: {
      title: w(
        '您已不再是店铺成员',
        'You do not work for a shop any more',
        'Anda tidak lagi bekerja untuk toko',
        'Hindi ka na nagtatrabaho sa tindahan',
      ),
      body: w(
        '「{shop}」已将您移出成员名单，您不能再进入其后台。',
        '{shop} took you off its staff. You cannot open its back office any more.',
        '{shop} mengeluarkan Anda dari staf. Anda tidak dapat lagi membuka panelnya.',
        'Inalis ka ng {shop} sa staff nito. Hindi mo na mabubuksan ang back office.',
      ),
    },
  },
  'staff.shopGiven': {
    member: {
      title: w('您已成为店主', 'A shop is yours now', 'Toko kini milik Anda', 'Sa iyo na ang isang tindahan'),
      body: w(
        '「{shop}」已转让给您，您现在是店主。',
        '{shop} was transferred to you. You are its owner now.',
        '{shop} dialihkan kepada Anda. Anda kini pemiliknya.',
        'Inilipat sa iyo ang {shop}. Ikaw na ang may-ari.',
      ),
    },
  },
  'staff.shopGivenAway': {
    member: {
      title: w('店铺已转让', 'Your shop was transferred', 'Toko Anda dialihkan', 'Nailipat ang tindahan mo'),
      body: w(
        '您已将「{shop}」转让，您现在的角色是{name}。如非本人操作，请立即联系客服。',
        'You transferred {shop}; you are {name} there now. If that was not you, write to us at once.',
        'Anda mengalihkan {shop}; kini Anda {name} di sana. Jika bukan Anda, segera hubungi kami.',
        'Inilipat mo ang {shop}; {name} ka na roon. Kung hindi ikaw iyon, sumulat agad sa amin.',
      ),
    },
  },
  'staff.left': {
    shop: {
      title: w(
        '有员工离开',
        'Somebody left the shop',
        'Seseorang keluar dari toko',
        'May umalis sa tindahan',
      ),
      body: w(
        '{who} 已离开店铺。',
        '{who} does not work for the shop any more.',
        '{who} tidak lagi bekerja untuk toko.',
        'Hindi na nagtatrabaho si {who} sa tindahan.',
      ),
    },
  },
} as const;
