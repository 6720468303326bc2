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
  'shop.suspended': w(
    '店铺已被平台暂停：只能查看，并完成已售出的订单',
    'The shop is suspended by the platform: you can look, and finish what is sold',
    'Toko ditangguhkan platform: Anda hanya dapat melihat dan menyelesaikan yang sudah terjual',
    'Sinuspinde ng platform ang tindahan: maaari ka lang tumingin at tapusin ang mga nabenta na',
  ),
  'staff.already': w(
    '该会员已是本店成员',
    'This member works for the shop already',
    'Anggota ini sudah bekerja di toko',
    'Nagtatrabaho na sa tindahan ang miyembrong ito',
  ),
  'staff.tooMany': w(
    '店铺最多 {most} 名员工',
    'A shop has {most} people at most',
    'Toko paling banyak memiliki {most} orang',
    'Hanggang {most} tao lang ang isang tindahan',
  ),
  'staff.owner': w(
    '店主不能被移除，也不能更改角色；如需更换店主，请转让店铺',
    'The owner stays the owner; to change that, transfer the shop',
    'Pemilik tetap pemilik; untuk mengubahnya, alihkan toko',
    'Mananatiling may-ari ang may-ari; para baguhin, ilipat ang tindahan',
  ),
  'staff.ownerOnly': w(
    '只有店主可以转让店铺',
    'Only the owner can transfer the shop',
    'Hanya pemilik yang dapat mengalihkan toko',
    'Ang may-ari lang ang makapaglilipat ng tindahan',
  ),
  'role.beyondOwn': w(
    '不能授予自己没有的权限',
    'Nobody can give a permission they do not have',
    'Tidak ada yang dapat memberi izin yang tidak dimilikinya',
    'Walang makapagbibigay ng pahintulot na wala sa kanya',
  ),
  'role.preset': w(
    '预设角色不能修改，可复制为自定义角色',
    'Preset roles stay as they are; copy one to change it',
    'Peran bawaan tidak dapat diubah; salin untuk mengubahnya',
    'Hindi nababago ang nakatakdang role; kopyahin para baguhin',
  ),
  'role.nameTaken': w(
    '已有同名角色',
    'There is a role of this name',
    'Sudah ada peran dengan nama ini',
    'May role na sa pangalang ito',
  ),
  'role.tooMany': w(
    '最多 {most} 个自定义角色',
    'A shop has {most} roles of its own at most',
    'Toko paling banyak memiliki {most} peran sendiri',
    'Hanggang {most} sariling role lang ang isang tindahan',
  ),
  'role.inUse': w(
    '还有 {people} 人使用此角色，请选择他们改用的角色',
    '{people} people have this role: say which one they get instead',
    '{people} orang memiliki peran ini: pilih peran penggantinya',
    '{people} tao ang may role na ito: sabihin kung ano ang ipapalit',
  ),
  'qrCode.foreign': w(
    '生成二维码失败，请修改推广链接后保存',
    'Failed to generate QR code, please save after modifying the promotion link',
    'Gagal membuat kode QR, simpan setelah mengubah tautan promosi',
    'Hindi nagawa ang QR code, i-save pagkatapos baguhin ang promotion link',
  ),
};
