import { goodsWords } from './goods.ts';
import { w } from './words.ts';

/** Refusals of a shop's own packages. */
export const packageWords = {
  'package.incomplete': goodsWords['goods.incomplete'],
  'package.changedElsewhere': goodsWords['goods.changedElsewhere'],
  'package.inReview': w(
    '套餐正在审核，请先撤回再修改',
    'The package is in review; take it back to change it',
    'Paket sedang ditinjau; tarik kembali untuk mengubahnya',
    'Sinusuri pa ang package; bawiin muna para mabago',
  ),
  'package.notNow': goodsWords['goods.notNow'],
  'package.reasonMissing': goodsWords['goods.reasonMissing'],
  'package.tooMany': goodsWords['goods.tooMany'],
  'package.pictureUnknown': goodsWords['goods.pictureUnknown'],
  'package.categoryUnknown': w(
    '所选的套餐分类已不可用，请重新选择',
    'This category of packages is not available any more; please choose again',
    'Kategori paket ini tidak tersedia lagi; pilih lagi',
    'Wala na ang kategoryang ito ng package; pumili ulit',
  ),
  'package.pieceUnknown': w(
    '所选商品不可用于本店套餐，请重新选择',
    'This shop cannot put the chosen goods into a package; please choose others',
    'Toko ini tidak dapat memasukkan barang tersebut ke paket; pilih yang lain',
    'Hindi mailalagay ng tindahang ito sa package ang napili; pumili ng iba',
  ),
};
