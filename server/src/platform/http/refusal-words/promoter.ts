import { w } from './words.ts';

/** Refusals of promoters and of drawing money. */
export const promoterWords = {
  'promoter.already': w(
    '您已提交过推广员申请',
    'You have applied already',
    'Anda sudah mengajukan permohonan',
    'Nakapag-apply ka na',
  ),
  'promoter.tooSoon': w(
    '被驳回后 {hours} 小时可再次申请',
    'You can apply again {hours} hours after you were turned down',
    'Anda dapat mengajukan lagi {hours} jam setelah ditolak',
    'Maaari kang mag-apply muli {hours} oras matapos tanggihan',
  ),
  'promoter.ownLink': w(
    '不能使用自己的推广码',
    'You cannot use your own promotion code',
    'Anda tidak dapat memakai kode promosi sendiri',
    'Hindi mo magagamit ang sarili mong promotion code',
  ),
  'promoter.codeUnknown': w(
    '推广码不存在或已失效',
    'Nobody promotes with this code',
    'Tidak ada promotor dengan kode ini',
    'Walang promoter na may ganitong code',
  ),
  'promoter.not': w(
    '您还不是推广员',
    'You are not a promoter yet',
    'Anda belum menjadi promotor',
    'Hindi ka pa promoter',
  ),
  'promoter.tooManyPicks': w(
    '最多可选 {max} 件商品，请先移除一些',
    'You can pick {max} products at most. Let some go first',
    'Anda dapat memilih paling banyak {max} produk. Lepaskan beberapa dahulu',
    'Hanggang {max} produkto lang ang mapipili. Magbawas muna',
  ),
  'promoter.notAllowed': w(
    '当前状态不能这样处理',
    'This cannot be done with a promoter in this state',
    'Ini tidak dapat dilakukan untuk promotor dengan status ini',
    'Hindi ito magagawa sa promoter na nasa ganitong katayuan',
  ),
  'promoter.reasonMissing': w(
    '请说明原因',
    'Say why, the applicant will read it',
    'Jelaskan alasannya, pemohon akan membacanya',
    'Sabihin kung bakit, mababasa ito ng aplikante',
  ),
  'withdrawal.tooLittle': w(
    '最低提现 ¥{least}',
    'At least ¥{least} can be withdrawn',
    'Penarikan minimal ¥{least}',
    'Hindi bababa sa ¥{least} ang makukuha',
  ),
  'withdrawal.tooMuch': w(
    '单笔最多提现 ¥{most}',
    'At most ¥{most} can be withdrawn at once',
    'Penarikan maksimal ¥{most} sekaligus',
    'Hanggang ¥{most} lang ang makukuha sa isang beses',
  ),
  'withdrawal.notEnough': w(
    '可提现余额为 ¥{available}，不足',
    'There is not enough: ¥{available} can be withdrawn',
    'Saldo tidak cukup: ¥{available} dapat ditarik',
    'Kulang ang balanse: ¥{available} ang maaaring kunin',
  ),
  'withdrawal.open': w(
    '有一笔提现正在处理，完成后才能再次申请',
    'Another withdrawal is on its way. Ask again when it is done',
    'Penarikan lain sedang diproses. Ajukan lagi setelah selesai',
    'May isa pang withdrawal na pinoproseso. Humiling muli kapag tapos na',
  ),
  'withdrawal.enoughToday': w(
    '今日提现次数或金额已达上限，请明天再试',
    'That is enough for today. Ask again tomorrow',
    'Batas hari ini sudah tercapai. Ajukan lagi besok',
    'Naabot na ang limitasyon ngayong araw. Humiling muli bukas',
  ),
  'withdrawal.accountWrong': w(
    '收款账号格式不正确，请核对',
    'This is not an account of that kind. Check its digits',
    'Nomor rekening tidak sesuai. Periksa angkanya',
    'Hindi tugma ang account na ito. Suriin ang mga numero',
  ),
  'withdrawal.notAllowed': w(
    '该提现已被处理',
    'This withdrawal has been dealt with',
    'Penarikan ini sudah diproses',
    'Naiproseso na ang withdrawal na ito',
  ),
  'withdrawal.reasonMissing': w(
    '请说明原因',
    'Say why, the member will read it',
    'Jelaskan alasannya, anggota akan membacanya',
    'Sabihin kung bakit, mababasa ito ng miyembro',
  ),
};
