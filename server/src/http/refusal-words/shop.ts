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
  'price.factorInvalid': w(
    '价格系数须在 1 到 10 之间，最多四位小数',
    'A price coefficient is a number from 1 to 10 with at most four decimals',
    'Koefisien harga adalah angka 1 sampai 10 dengan paling banyak empat desimal',
    'Ang price coefficient ay numerong 1 hanggang 10 na may hanggang apat na decimal',
  ),
  'price.changeMissing': w(
    '请选择商品，并填写固定价、系数或百分比中的一项',
    'Choose goods, and one of a fixed price, a coefficient or a percentage',
    'Pilih barang, dan satu dari harga tetap, koefisien, atau persentase',
    'Pumili ng produkto, at isa sa nakapirming presyo, coefficient o porsiyento',
  ),
  'price.notAll': w(
    '有 {cannot} 个价格不能这样修改，未做任何更改',
    '{cannot} of the prices cannot be changed so, and nothing was changed',
    '{cannot} harga tidak dapat diubah demikian, dan tidak ada yang diubah',
    '{cannot} sa mga presyo ang hindi mababago nang ganito, at walang binago',
  ),
  'price.tooMany': w(
    '一次最多修改 {max} 个价格，请缩小范围',
    'At most {max} prices are changed at once; choose fewer goods',
    'Paling banyak {max} harga diubah sekaligus; pilih lebih sedikit barang',
    'Hanggang {max} presyo lang ang mababago nang sabay; bawasan ang pinili',
  ),
  'price.changedElsewhere': w(
    '价格刚刚被其他人修改，请确认后再保存',
    'Somebody has changed this meanwhile, please look again before saving',
    'Seseorang baru saja mengubahnya, mohon periksa lagi sebelum menyimpan',
    'May nagbago nito habang nag-eedit ka, pakisuri muli bago i-save',
  ),
  'price.changedSince': w(
    '之后又有修改，不能撤销',
    'It has been changed again since, so it cannot be undone',
    'Sudah diubah lagi setelahnya, jadi tidak dapat dibatalkan',
    'Nabago na ulit ito kaya hindi na maibabalik',
  ),
  'price.undoTooLate': w(
    '只能在 24 小时内撤销一次',
    'A change can be undone once, within 24 hours',
    'Perubahan dapat dibatalkan satu kali, dalam 24 jam',
    'Isang beses lang maibabalik ang pagbabago, sa loob ng 24 oras',
  ),
  'view.tooMany': w(
    '每个列表最多保存 {max} 个视图',
    'At most {max} views are kept of a list',
    'Paling banyak {max} tampilan disimpan per daftar',
    'Hanggang {max} view lang ang maitatago sa bawat listahan',
  ),
};
