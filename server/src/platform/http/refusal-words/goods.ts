import { w } from './words.ts';

/** Refusals of a shop's own products and brands. The first says what spec §8 says. */
export const goodsWords = {
  'goods.incomplete': w(
    '请填写完整必填项',
    'Please complete the required fields',
    'Harap lengkapi kolom yang wajib diisi',
    'Pakikumpleto ang mga kinakailangang field',
  ),
  'goods.changedElsewhere': w(
    '内容已被他人修改，请核对后再保存',
    'This was changed elsewhere in the meantime; look at both before you save',
    'Ini sudah diubah di tempat lain; periksa keduanya sebelum menyimpan',
    'Binago na ito sa ibang lugar; tingnan ang dalawa bago i-save',
  ),
  'goods.inReview': w(
    '商品正在审核，请先撤回再修改',
    'The product is in review; take it back to change it',
    'Produk sedang ditinjau; tarik kembali untuk mengubahnya',
    'Sinusuri pa ang produkto; bawiin muna para mabago',
  ),
  'goods.notNow': w(
    '当前状态下不能这样操作，请刷新后再看',
    'This is not possible in its present state; reload to see it',
    'Tidak bisa dalam keadaan sekarang; muat ulang untuk melihatnya',
    'Hindi ito puwede sa kasalukuyang kalagayan; i-reload para makita',
  ),
  'goods.reasonMissing': w(
    '请写明未通过的原因',
    'Please say why it is not approved',
    'Sebutkan mengapa tidak disetujui',
    'Pakisabi kung bakit hindi naaprubahan',
  ),
  'goods.tooMany': w(
    '最多 {max} 个',
    'There can be at most {max}',
    'Paling banyak {max}',
    'Hanggang {max} lang',
  ),
  'goods.pictureUnknown': w(
    '图片不可用，请重新上传',
    'This picture cannot be used; please upload it again',
    'Gambar ini tidak dapat dipakai; unggah lagi',
    'Hindi magamit ang larawang ito; i-upload muli',
  ),
  'goods.choiceUnknown': w(
    '所选的分类、品牌或标签已不可用，请重新选择',
    'The category, brand or label is not available any more; please choose again',
    'Kategori, merek, atau label tidak tersedia lagi; pilih lagi',
    'Wala na ang kategorya, tatak o label; pumili ulit',
  ),
  'case.changedElsewhere': w(
    '案例已被他人修改，请核对后再保存',
    'This design case was changed elsewhere in the meantime; look at both before you save',
    'Contoh desain ini sudah diubah di tempat lain; periksa keduanya sebelum menyimpan',
    'Binago na ang design case sa ibang lugar; tingnan ang dalawa bago i-save',
  ),
  'case.inReview': w(
    '案例正在审核，请先撤回再修改',
    'The design case is in review; take it back to change it',
    'Contoh desain sedang ditinjau; tarik kembali untuk mengubahnya',
    'Sinusuri pa ang design case; bawiin muna para mabago',
  ),
  'case.pieceUnknown': w(
    '所选商品不在本店出售，请重新选择',
    'Your shop does not sell this product; please choose another one',
    'Toko Anda tidak menjual produk ini; pilih yang lain',
    'Hindi ibinebenta ng inyong tindahan ang produktong ito; pumili ng iba',
  ),
  'brand.nameMissing': w('请填写品牌名称', 'Please name the brand', 'Isi nama merek', 'Pangalanan ang tatak'),
  'brand.taken': w(
    '已有同名品牌',
    'There is a brand of this name already',
    'Sudah ada merek dengan nama ini',
    'May tatak na ganito na ang pangalan',
  ),
  'brand.inUse': w(
    '仍有商品使用该品牌，请先更换',
    'Products still have this brand; give them another one first',
    'Masih ada produk dengan merek ini; ganti dulu',
    'May mga produkto pang gumagamit ng tatak na ito; palitan muna',
  ),
};
