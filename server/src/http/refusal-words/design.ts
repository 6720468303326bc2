import { w } from './words.ts';

/** Refusals of designs. */
export const designWords = {
  'design.changedElsewhere': w(
    '这个方案已在别处修改，请选择保留哪一份',
    'This design was changed elsewhere in the meantime; choose which one to keep',
    'Desain ini sudah diubah di tempat lain; pilih mana yang disimpan',
    'Binago na ang disenyong ito sa ibang lugar; piliin kung alin ang itatago',
  ),
  'design.tooMany': w(
    '最多保存 {max} 个方案',
    'You can keep at most {max} designs',
    'Paling banyak {max} desain dapat disimpan',
    'Hanggang {max} disenyo lang ang maitatago',
  ),
};
