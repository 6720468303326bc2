import { w } from './words.ts';

/** Refusals of carts, orders, payments and deliveries. */
export const orderWords = {
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
  'refund.tooLate': w(
    '收货超过 {days} 天，不能再申请退款',
    'Money can be asked back within {days} days of receipt',
    'Pengembalian dana hanya dapat diminta dalam {days} hari setelah diterima',
    'Maaari lang humingi ng refund sa loob ng {days} araw mula sa pagtanggap',
  ),
  'refund.open': w(
    '这笔订单已有退款申请等待处理',
    'A request for this order is waiting for an answer already',
    'Sudah ada permintaan untuk pesanan ini yang menunggu jawaban',
    'May hiling na para sa order na ito na naghihintay ng sagot',
  ),
  'refund.tooMany': w(
    '这件商品最多还能退 {left} 件',
    'At most {left} more of this piece can be given back',
    'Barang ini hanya dapat dikembalikan {left} lagi',
    'Hanggang {left} pa lang ng pirasong ito ang maibabalik',
  ),
  'refund.wholeOrder': w(
    '发货前只能申请整单退款',
    'Before it is sent, an order is given back as a whole',
    'Sebelum dikirim, pesanan hanya dapat dibatalkan seluruhnya',
    'Bago ipadala, buong order lang ang maibabalik',
  ),
  'refund.decided': w(
    '这个退款申请已经处理过了',
    'This request has been decided already',
    'Permintaan ini sudah diputuskan',
    'Napagpasyahan na ang hiling na ito',
  ),
  'refund.tooMuch': w(
    '退款金额不能超过实付金额',
    'No more can be given back than was paid for it',
    'Pengembalian tidak boleh melebihi yang dibayar',
    'Hindi maaaring humigit sa binayaran ang ibabalik',
  ),
  'refund.noteMissing': w(
    '请写明不同意退款的原因',
    'Please say why the money is not given back',
    'Mohon tulis mengapa dana tidak dikembalikan',
    'Pakisulat kung bakit hindi ibabalik ang bayad',
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
};
