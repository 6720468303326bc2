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
  'export.nothing': w(
    '没有可导出的订单',
    'There is no order to export',
    'Tidak ada pesanan untuk diekspor',
    'Walang order na mae-export',
  ),
  'export.tooMany': w(
    '一次最多导出 {max} 行，请缩小时间范围',
    'One export has at most {max} lines. Choose a shorter time',
    'Satu ekspor paling banyak {max} baris. Pilih rentang waktu yang lebih pendek',
    'Hanggang {max} linya lang ang isang export. Pumili ng mas maikling panahon',
  ),
  'import.notTable': w(
    '文件无法读取，请使用 Excel（.xlsx）或 CSV（UTF-8）文件',
    'This file cannot be read. Use an Excel (.xlsx) or CSV (UTF-8) file',
    'Berkas tidak dapat dibaca. Gunakan berkas Excel (.xlsx) atau CSV (UTF-8)',
    'Hindi mabasa ang file. Gumamit ng Excel (.xlsx) o CSV (UTF-8) na file',
  ),
  'import.encrypted': w(
    '文件有密码，或是旧的 .xls 格式，请另存为无密码的 .xlsx 文件',
    'This file has a password or is an old .xls. Save it as .xlsx without a password',
    'Berkas memakai kata sandi atau format .xls lama. Simpan sebagai .xlsx tanpa kata sandi',
    'May password ang file o lumang .xls. I-save ito bilang .xlsx na walang password',
  ),
  'import.tooBig': w(
    '文件展开后过大，请只保留需要的列和行',
    'This file is too big when unpacked. Keep only the columns and rows you need',
    'Isi berkas terlalu besar. Sisakan hanya kolom dan baris yang perlu',
    'Masyadong malaki ang laman ng file. Itira lang ang kailangang mga hanay at linya',
  ),
  'import.tooManyRows': w(
    '文件超过 {max} 行，请拆成几个文件',
    'This file has more than {max} rows. Split it into several files',
    'Berkas berisi lebih dari {max} baris. Bagi menjadi beberapa berkas',
    'Mahigit {max} ang linya ng file. Hatiin ito sa ilang file',
  ),
  'import.noRows': w(
    '文件中没有要修改的行',
    'This file has no row that changes anything',
    'Tidak ada baris yang mengubah apa pun dalam berkas ini',
    'Walang linyang may babaguhin sa file na ito',
  ),
  'import.columnMissing': w(
    '第一行缺少“{column}”列，请使用模板',
    'The first row has no column “{column}”. Use the template',
    'Baris pertama tidak memiliki kolom “{column}”. Gunakan templat',
    'Walang hanay na “{column}” ang unang linya. Gamitin ang template',
  ),
  'import.changedSince': w(
    '检查之后价格有变动，没有写入任何内容，请重新检查',
    'Prices have changed since the check. Nothing was written; check the file again',
    'Harga berubah sejak pemeriksaan. Tidak ada yang ditulis; periksa berkas lagi',
    'May nagbagong presyo mula nang suriin. Walang naisulat; suriin muli ang file',
  ),
  'job.tooMany': w(
    '同时最多进行 {max} 个导出或导入，请稍后再试',
    'At most {max} exports and imports run at the same time. Wait until one has ended',
    'Paling banyak {max} ekspor dan impor berjalan bersamaan. Tunggu sampai satu selesai',
    'Hanggang {max} export at import lang ang sabay. Hintaying matapos ang isa',
  ),
  'job.notAllowed': w(
    '任务状态已改变，请刷新查看',
    'This job has moved on. Look at it again',
    'Status tugas sudah berubah. Lihat kembali',
    'Nagbago na ang kalagayan nito. Tingnan muli',
  ),
  'job.fileGone': w(
    '文件已过期并被删除',
    'The file is no longer kept',
    'Berkas sudah tidak disimpan',
    'Wala na ang file',
  ),
  'job.workerLost': w(
    '任务多次中断，没有丢失或写入任何内容，请重试',
    'The job was interrupted several times. Nothing is lost and nothing was written; try again',
    'Tugas terputus beberapa kali. Tidak ada yang hilang atau tertulis; coba lagi',
    'Ilang beses naputol ang gawain. Walang nawala at walang naisulat; subukan muli',
  ),
  'qrCode.foreign': w(
    '生成二维码失败，请修改推广链接后保存',
    'Failed to generate QR code, please save after modifying the promotion link',
    'Gagal membuat kode QR, simpan setelah mengubah tautan promosi',
    'Hindi nagawa ang QR code, i-save pagkatapos baguhin ang promotion link',
  ),
};
