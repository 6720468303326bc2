import { words as w } from '../i18n/words.ts';

/** News that are of no order: of the account and of favourites. */
export const memberWords = {
  'account.mobileChanged': {
    member: {
      title: w('手机号已更换', 'Your number was changed', 'Nomor Anda diubah', 'Napalitan ang numero mo'),
      body: w(
        '账号的手机号已由 {from} 更换为 {to}，其他设备已退出登录。如非本人操作，请立即联系客服。',
        'The number of your account was changed from {from} to {to}, and other devices were signed out. If that was not you, write to us at once.',
        'Nomor akun Anda diubah dari {from} ke {to}, dan perangkat lain dikeluarkan. Jika bukan Anda, segera hubungi kami.',
        'Napalitan ang numero ng account mo mula {from} patungong {to}, at na-sign out ang ibang device. Kung hindi ikaw iyon, sumulat agad sa amin.',
      ),
    },
  },
  'account.passwordChanged': {
    member: {
      title: w(
        '密码已修改',
        'Your password was changed',
        'Kata sandi Anda diubah',
        'Napalitan ang password mo',
      ),
      body: w(
        '账号密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服。',
        'The password of your account was changed, and other devices were signed out. If that was not you, write to us at once.',
        'Kata sandi akun Anda diubah, dan perangkat lain dikeluarkan. Jika bukan Anda, segera hubungi kami.',
        'Napalitan ang password ng account mo, at na-sign out ang ibang device. Kung hindi ikaw iyon, sumulat agad sa amin.',
      ),
    },
  },
  'account.passwordReset': {
    member: {
      title: w(
        '密码已重设',
        'Your password was set anew',
        'Kata sandi Anda diatur ulang',
        'Na-reset ang password mo',
      ),
      body: w(
        '账号密码已通过短信验证码重设，其他设备已退出登录。如非本人操作，请立即联系客服。',
        'The password of your account was set anew with a code sent to your phone, and other devices were signed out. If that was not you, write to us at once.',
        'Kata sandi akun Anda diatur ulang dengan kode yang dikirim ke ponsel Anda, dan perangkat lain dikeluarkan. Jika bukan Anda, segera hubungi kami.',
        'Na-reset ang password ng account mo gamit ang code na ipinadala sa telepono mo, at na-sign out ang ibang device. Kung hindi ikaw iyon, sumulat agad sa amin.',
      ),
    },
  },
  'favourite.priceDropped': {
    member: {
      title: w(
        '收藏的商品降价了',
        'A favourite costs less',
        'Harga favorit turun',
        'Bumaba ang presyo ng paborito',
      ),
      body: w(
        '「{name}」现在 {amount}，之前是 {was}。',
        '{name} is now {amount}, it was {was}.',
        '{name} sekarang {amount}, sebelumnya {was}.',
        '{name}: ngayon {amount}, dati {was}.',
      ),
    },
  },
  'favourite.backInStock': {
    member: {
      title: w(
        '收藏的商品到货了',
        'A favourite is back',
        'Favorit tersedia lagi',
        'May stock na ulit ang paborito',
      ),
      body: w(
        '「{name}」又有货了，现在 {amount}。',
        '{name} is in stock again, at {amount}.',
        '{name} tersedia lagi, seharga {amount}.',
        'May stock na ulit ang {name}, sa halagang {amount}.',
      ),
    },
  },
} as const;
