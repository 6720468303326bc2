import { w } from './words.ts';

/** Refusals of any call at all: who may make it, and whether the mall can answer. */
export const requestWords = {
  'request.invalid': w(
    '请完善必填信息',
    'Please complete the required fields',
    'Lengkapi kolom yang wajib diisi',
    'Pakikumpleto ang mga kinakailangang detalye',
  ),
  'request.malformed': w('参数错误！', 'parameter error!', 'Parameter salah!', 'Mali ang parameter!'),
  'session.expired': w(
    '登录已失效，请重新登录',
    'Please sign in again',
    'Silakan masuk lagi',
    'Mangyaring mag-sign in muli',
  ),
  'access.denied': w(
    '您没有此操作的权限',
    'You do not have permission for this',
    'Anda tidak memiliki izin untuk ini',
    'Wala kang pahintulot para rito',
  ),
  'tester.inspectorClosed': w(
    '本商城未开放检查页（INSPECTOR=on）',
    'This mall does not open its inspector (INSPECTOR=on)',
    'Mal ini tidak membuka halaman inspeksi (INSPECTOR=on)',
    'Hindi bukas ang inspector ng mall na ito (INSPECTOR=on)',
  ),
  missing: w(
    '内容不存在或已被删除',
    'This does not exist any more',
    'Konten ini sudah tidak ada',
    'Wala na ito',
  ),
  'method.notAllowed': w(
    '请求方式错误',
    'This call needs another method',
    'Metode permintaan salah',
    'Ibang paraan ng request ang kailangan',
  ),
  tooFast: w(
    '操作太频繁，请 {retryAfter} 秒后再试',
    'Too many tries, please wait {retryAfter} s',
    'Terlalu sering, coba lagi dalam {retryAfter} detik',
    'Masyadong madalas, subukan muli pagkalipas ng {retryAfter} segundo',
  ),
  overloaded: w(
    '系统繁忙，请稍后再试',
    'The mall is very busy, please try again in a moment',
    'Sistem sedang sibuk, coba lagi sebentar',
    'Abala ang system, subukan muli mamaya',
  ),
  failed: w('操作失败', 'operation failed', 'Operasi gagal', 'Hindi nagtagumpay ang operasyon'),
  'storage.full': w(
    '存储空间不足，文件未保存',
    'There is no space left, the file was not saved',
    'Ruang penyimpanan penuh, berkas tidak disimpan',
    'Puno na ang imbakan, hindi na-save ang file',
  ),
  'idempotency.mismatch': w(
    '请求重复但内容不同',
    'This request was sent before with other content',
    'Permintaan ini pernah dikirim dengan isi berbeda',
    'Naipadala na ang request na ito na may ibang laman',
  ),
};
