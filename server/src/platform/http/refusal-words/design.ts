import { w } from './words.ts';

/** Refusals of packages, designs and wanted purchases. */
export const designWords = {
  'want.tooMany': w(
    '同时最多 {open} 个求购，每个手机号每天最多 {day} 个',
    'At most {open} requests at a time, and {day} a day for one number',
    'Paling banyak {open} permintaan sekaligus, dan {day} per hari untuk satu nomor',
    'Hanggang {open} kahilingan sabay-sabay, at {day} bawat araw sa isang numero',
  ),
  'want.tooLong': w(
    '有效期须在今天起的 {max} 天之内',
    'Choose a day within {max} days from today',
    'Pilih tanggal dalam {max} hari mulai hari ini',
    'Pumili ng araw sa loob ng {max} araw mula ngayon',
  ),
  'package.notAllowed': w(
    '套餐中的这种搭配不可选，请重新选择',
    'The package does not come with this choice; please choose again',
    'Paket ini tidak tersedia dengan pilihan tersebut; silakan pilih lagi',
    'Walang ganitong pagpipilian sa package; pumili ulit',
  ),
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
