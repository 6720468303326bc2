import { w } from './words.ts';

/** Refusals of one's own account and reviews. */
export const accountWords = {
  'account.wrongPassword': w('密码错误', 'The password is wrong', 'Kata sandi salah', 'Mali ang password'),
  'account.proofMissing': w(
    '请输入密码或手机验证码',
    'Enter your password or the code from your phone',
    'Masukkan kata sandi atau kode dari telepon Anda',
    'Ilagay ang password o ang code mula sa telepono mo',
  ),
  'account.sameMobile': w(
    '新手机号与当前手机号相同',
    'This is already your number',
    'Nomor ini sudah nomor Anda',
    'Ito na ang numero mo',
  ),
  'account.mobileTaken': w(
    '该手机号已属于另一个账号',
    'This number belongs to another account',
    'Nomor ini milik akun lain',
    'May ibang account na may numerong ito',
  ),
  'account.ordersUnderWay': w(
    '还有 {count} 笔订单未完成，完成或取消后才能注销',
    'Orders under way: {count}. The account can be deleted when they are done or cancelled',
    'Masih ada {count} pesanan berjalan. Akun dapat dihapus setelah selesai atau dibatalkan',
    'May {count} order pang hindi tapos. Mabubura ang account kapag tapos o kanselado na',
  ),
  'account.moneyOwed': w(
    '还有款项未结清，结清后才能注销',
    'There is money that is not settled yet. The account can be deleted afterwards',
    'Masih ada dana yang belum selesai. Akun dapat dihapus setelahnya',
    'May perang hindi pa ayos. Mabubura ang account pagkatapos nito',
  ),
  'account.ownsShop': w(
    '您名下还有店铺，请先联系平台转让或关闭',
    'You own a shop. Ask the mall to hand it over or close it first',
    'Anda memiliki toko. Minta mall mengalihkan atau menutupnya dahulu',
    'May tindahan ka. Ipalipat o ipasara muna ito sa mall',
  ),
  'account.notOffered': w(
    '商城暂未开通邮件',
    'This mall does not send e-mail',
    'Mall ini tidak mengirim email',
    'Hindi nagpapadala ng email ang mall na ito',
  ),
  'review.textLength': w(
    '请写 {min} 至 {max} 个字',
    'Write {min} to {max} characters',
    'Tulis {min} sampai {max} karakter',
    'Sumulat ng {min} hanggang {max} karakter',
  ),
  'review.tooManyPictures': w(
    '最多上传 {max} 张图片',
    'At most {max} pictures',
    'Paling banyak {max} gambar',
    'Hanggang {max} larawan lang',
  ),
  'review.tooLate': w(
    '评价发表 {days} 天后不能再修改',
    'A review can be changed for {days} days',
    'Ulasan dapat diubah selama {days} hari',
    'Mababago ang review sa loob ng {days} araw',
  ),
  'review.followed': w(
    '每条评价只能追评一次',
    'You have added to this review already',
    'Anda sudah menambahkan ke ulasan ini',
    'Nakadagdag ka na sa review na ito',
  ),
};
