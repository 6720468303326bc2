import { w } from './words.ts';

/** Refusals of a shop and its codes. */
export const shopWords = {
  'shop.wrongCode': w(
    '当前商家码有误，请重新确认',
    'The current merchant code is incorrect, please reconfirm',
    'Kode toko saat ini salah, mohon periksa kembali',
    'Mali ang kasalukuyang code ng tindahan, pakisuri muli',
  ),
  'shop.notOwned': w(
    '您还没有店铺',
    'You do not work for a shop',
    'Anda tidak bekerja untuk toko mana pun',
    'Wala kang pinagtatrabahuhang tindahan',
  ),
  'shop.changePending': w(
    '已有修改在审核中',
    'A change is in review already',
    'Perubahan lain sedang ditinjau',
    'May pagbabagong sinusuri na',
  ),
  'qrCode.foreign': w(
    '生成二维码失败，请修改推广链接后保存',
    'Failed to generate QR code, please save after modifying the promotion link',
    'Gagal membuat kode QR, simpan setelah mengubah tautan promosi',
    'Hindi nagawa ang QR code, i-save pagkatapos baguhin ang promotion link',
  ),
};
