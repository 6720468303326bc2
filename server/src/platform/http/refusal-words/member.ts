import { w } from './words.ts';

/** Refusals of signing in, addresses and pictures. */
export const memberWords = {
  'mobile.invalid': w(
    '手机号码错误',
    'The phone number is wrong',
    'Nomor telepon salah',
    'Mali ang numero ng telepono',
  ),
  'sms.wrongCode': w(
    '验证码错误或已过期',
    'The verification code is wrong or has expired',
    'Kode verifikasi salah atau kedaluwarsa',
    'Mali o paso na ang verification code',
  ),
  'sms.tooManyTries': w(
    '验证码错误次数过多，请重新获取',
    'Too many wrong codes, please request a new one',
    'Terlalu banyak kode salah, minta kode baru',
    'Sobra na ang maling code, humingi ng bago',
  ),
  'login.wrong': w(
    '手机号或密码错误',
    'The phone number or password is wrong',
    'Nomor telepon atau kata sandi salah',
    'Mali ang numero ng telepono o password',
  ),
  'register.taken': w(
    '该手机号已注册，请直接登录',
    'This number is registered already, please sign in',
    'Nomor ini sudah terdaftar, silakan masuk',
    'Nakarehistro na ang numerong ito, mag-sign in na lang',
  ),
  'register.passwordRule': w(
    '密码须为 8 至 32 位，且包含字母和数字',
    'The password needs 8 to 32 characters with a letter and a digit',
    'Kata sandi harus 8 sampai 32 karakter dengan huruf dan angka',
    'Kailangan ng password ang 8 hanggang 32 karakter na may titik at numero',
  ),
  'register.repeatDiffers': w(
    '两次输入的密码不一致',
    'The two passwords differ',
    'Kedua kata sandi berbeda',
    'Magkaiba ang dalawang password',
  ),
  'address.incomplete': w(
    '请选择完整的省、市、区',
    'Please choose province, city and district',
    'Pilih provinsi, kota, dan distrik',
    'Piliin ang lalawigan, lungsod at distrito',
  ),
  'address.tooMany': w(
    '最多保存 {max} 个地址',
    'You can keep at most {max} addresses',
    'Anda dapat menyimpan paling banyak {max} alamat',
    'Hanggang {max} address lang ang maaaring itago',
  ),
  'upload.notImage': w(
    '请上传正确格式的图片',
    'please upload the image in the correct format',
    'Unggah gambar dengan format yang benar',
    'Mag-upload ng larawan sa tamang format',
  ),
  'upload.tooLarge': w(
    '图片不能大于 {max} MB',
    'A picture may have at most {max} MB',
    'Ukuran gambar maksimal {max} MB',
    'Hanggang {max} MB lang ang larawan',
  ),
  'upload.failed': w(
    '文件上传失败',
    'File upload failed',
    'Gagal mengunggah berkas',
    'Hindi na-upload ang file',
  ),
  'upload.wrongSize': w(
    '图片尺寸应为 {w}×{h}',
    'The picture must be {w} × {h} px',
    'Gambar harus berukuran {w} × {h} px',
    'Dapat {w} × {h} px ang larawan',
  ),
};
