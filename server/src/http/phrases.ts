import type { Language } from '@mall/contract/languages';
import type { RefusalKey } from '@mall/contract/refusals';

type Words = { readonly [code in Language]: string };
const w = (zh: string, en: string, indo: string, fili: string): Words => ({ zh, en, indo, fili });

/** What the mall says for every refusal (spec §8 where it gives the words). `{name}` is filled from the refusal's detail. */
export const refusalWords: Record<RefusalKey, Words> = {
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
  'cart.belowZero': w(
    '商品数量不能小于 0',
    'The quantity of goods cannot be less than 0',
    'Jumlah barang tidak boleh kurang dari 0',
    'Hindi maaaring mas mababa sa 0 ang dami ng produkto',
  ),
  'cart.quantityAboveStock': w(
    '商品数量不能大于库存数量',
    'The quantity of goods cannot exceed the inventory quantity',
    'Jumlah barang tidak boleh melebihi stok',
    'Hindi maaaring lumampas sa imbentaryo ang dami ng produkto',
  ),
  'cart.addAboveStock': w(
    '加入购物车的数量不能大于库存数量',
    'The number of items added to the shopping cart cannot exceed the inventory quantity',
    'Jumlah yang ditambahkan ke keranjang tidak boleh melebihi stok',
    'Hindi maaaring lumampas sa imbentaryo ang idinagdag sa cart',
  ),
  'cart.full': w(
    '购物车最多 {max} 行商品',
    'A cart holds at most {max} lines',
    'Keranjang memuat paling banyak {max} baris',
    'Hanggang {max} linya lang ang cart',
  ),
  'product.unavailable': w(
    '商品已下架或不可购买',
    'This product is not for sale at the moment',
    'Produk ini sedang tidak dijual',
    'Hindi ipinagbibili ngayon ang produktong ito',
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
  'order.priceChanged': w(
    '价格有变动，请确认后再提交',
    'The price has changed, please look again before ordering',
    'Harga berubah, mohon periksa sebelum memesan',
    'Nagbago ang presyo, pakisuri muli bago umorder',
  ),
  'order.shortOfStock': w(
    '购买数量大于库存数量',
    'The purchase quantity is greater than the inventory quantity',
    'Jumlah pembelian melebihi stok',
    'Mas marami ang bibilhin kaysa sa imbentaryo',
  ),
  'order.nothingSelected': w(
    '请选择要购买的商品',
    'Please choose what to order',
    'Pilih barang yang akan dipesan',
    'Piliin ang oorderin',
  ),
  'order.notAllowed': w(
    '订单状态已变化，无法执行此操作',
    'The order has moved on, this is no longer possible',
    'Status pesanan berubah, tindakan ini tidak bisa dilakukan',
    'Nagbago na ang order, hindi na ito maaari',
  ),
  'order.addressMissing': w(
    '请选择收货地址',
    'Please choose a delivery address',
    'Pilih alamat pengiriman',
    'Pumili ng address na paghahatiran',
  ),
  'order.alreadyReviewed': w(
    '该商品已评价',
    'You have reviewed this already',
    'Anda sudah mengulas ini',
    'Na-review mo na ito',
  ),
  'payment.methodUnknown': w(
    '该支付方式暂不可用',
    'This way to pay is not available',
    'Metode pembayaran ini tidak tersedia',
    'Hindi magagamit ang paraan ng bayad na ito',
  ),
  'payment.amountDiffers': w(
    '金额与订单应付金额不一致',
    'The amount differs from what the order costs',
    'Jumlah berbeda dari total pesanan',
    'Iba ang halaga sa dapat bayaran ng order',
  ),
  'payment.proofMissing': w(
    '请上传转账凭证',
    'Please upload a picture of the transfer',
    'Unggah bukti transfer',
    'Mag-upload ng larawan ng paglipat',
  ),
  'payment.closed': w(
    '该支付已关闭',
    'This payment is closed',
    'Pembayaran ini sudah ditutup',
    'Sarado na ang bayad na ito',
  ),
  'delivery.notReady': w(
    '订单尚未录入发货',
    'The order is not recorded for delivery yet',
    'Pesanan belum dicatat untuk pengiriman',
    'Hindi pa naitala ang order para sa delivery',
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
  'shop.changePending': w(
    '已有修改在审核中',
    'A change is in review already',
    'Perubahan lain sedang ditinjau',
    'May pagbabagong sinusuri na',
  ),
  'qrCode.foreign': w(
    '生成二维码失败，请修改推广链接后保存',
    'Failed to generate QR code, please save after modifying the promotion link',
    'Gagal membuat kode QR, simpan setelah mengubah tautan promosi',
    'Hindi nagawa ang QR code, i-save pagkatapos baguhin ang promotion link',
  ),
  'coupon.gone': w(
    '优惠券已领完',
    'All of these coupons are taken',
    'Kupon sudah habis',
    'Naubos na ang mga coupon',
  ),
  'coupon.alreadyTaken': w(
    '您已领取过该优惠券',
    'You have this coupon already',
    'Anda sudah memiliki kupon ini',
    'Mayroon ka na ng coupon na ito',
  ),
  'coupon.notNow': w(
    '不在领取时间内',
    'This coupon cannot be taken now',
    'Kupon ini tidak dapat diambil sekarang',
    'Hindi makukuha ngayon ang coupon na ito',
  ),
  'coupon.notUsable': w(
    '该优惠券不可用于此订单',
    'This coupon does not fit this order',
    'Kupon ini tidak berlaku untuk pesanan ini',
    'Hindi tugma ang coupon sa order na ito',
  ),
  'seckill.notRunning': w(
    '活动未开始或已结束',
    'This flash sale is not running',
    'Obral kilat ini tidak sedang berlangsung',
    'Hindi tumatakbo ang flash sale na ito',
  ),
  'seckill.soldOut': w('已被抢光', 'All taken', 'Sudah habis', 'Naubos na'),
  'seckill.quota': w(
    '每人限购 {limit} 件',
    'At most {limit} for each person',
    'Maksimal {limit} per orang',
    'Hanggang {limit} bawat tao',
  ),
  'idempotency.mismatch': w(
    '请求重复但内容不同',
    'This request was sent before with other content',
    'Permintaan ini pernah dikirim dengan isi berbeda',
    'Naipadala na ang request na ito na may ibang laman',
  ),
};

/** The sentence for a reader; `{name}` of the words is taken from `detail`. */
export const refusalText = (key: RefusalKey, language: Language, detail: unknown): string =>
  refusalWords[key][language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
