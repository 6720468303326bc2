import { words as w } from '../i18n/words.ts';

/** What is said about money that goes back, or has not come. */
export const refundTexts = {
  'order.paymentTakenBack': {
    member: {
      title: w(
        '收款确认已撤回',
        'Your payment was not found',
        'Pembayaran Anda tidak ditemukan',
        'Hindi nakita ang bayad mo',
      ),
      body: w(
        '店铺撤回了订单 {no} 的收款确认（{amount}）：{reason}。商品仍为您保留，请在 {hours} 小时内重新付款或上传转账凭证；如已转账，请联系店铺。',
        'The shop took back that it received {amount} for order {no}: {reason}. The goods stay reserved. Please pay or send a proof within {hours} hours; if you have paid, write to the shop.',
        'Toko menarik konfirmasi {amount} untuk pesanan {no}: {reason}. Barang tetap disimpan. Bayar atau kirim bukti dalam {hours} jam; jika sudah membayar, hubungi toko.',
        'Binawi ng shop ang kumpirmasyon ng {amount} para sa order {no}: {reason}. Nakareserba pa ang mga item. Magbayad o magpadala ng patunay sa loob ng {hours} oras; kung nakabayad ka na, sumulat sa shop.',
      ),
    },
  },
  'refund.asked': {
    shop: {
      title: w('买家申请退款', 'Money asked back', 'Permintaan pengembalian dana', 'Humihingi ng refund'),
      body: w(
        '订单 {no} 的买家申请退款 {amount}，请尽快处理。',
        'The buyer of order {no} asks for {amount} back. Please decide soon.',
        'Pembeli pesanan {no} meminta {amount} kembali. Mohon segera diputuskan.',
        'Humihingi ang bumili ng order {no} ng {amount} pabalik. Pakisagot agad.',
      ),
    },
  },
  'refund.approved': {
    member: {
      title: w('退款已同意', 'Your refund is agreed', 'Pengembalian dana disetujui', 'Pumayag sa refund'),
      body: w(
        '订单 {no} 的退款 {amount} 已同意，将原路退回。',
        'The {amount} you asked back for order {no} is agreed and goes back the way you paid.',
        'Pengembalian {amount} untuk pesanan {no} disetujui dan dikirim lewat cara Anda membayar.',
        'Pumayag sa {amount} na refund para sa order {no}; ibabalik ito sa paraan ng pagbayad mo.',
      ),
    },
  },
  'refund.rejected': {
    member: {
      title: w(
        '退款未同意',
        'Your refund was refused',
        'Pengembalian dana ditolak',
        'Hindi pumayag sa refund',
      ),
      body: w(
        '订单 {no} 的退款申请未被同意：{reason}',
        'The refund for order {no} was refused: {reason}',
        'Pengembalian dana untuk pesanan {no} ditolak: {reason}',
        'Hindi pumayag sa refund ng order {no}: {reason}',
      ),
    },
  },
  'refund.paidOut': {
    member: {
      title: w(
        '退款已退回',
        'Your money is on its way',
        'Dana Anda dikirim kembali',
        'Papunta na ang refund mo',
      ),
      body: w(
        '订单 {no} 的退款 {amount} 已原路退回。',
        '{amount} for order {no} went back the way you paid.',
        '{amount} untuk pesanan {no} dikirim lewat cara Anda membayar.',
        'Ibinalik ang {amount} para sa order {no} sa paraan ng pagbayad mo.',
      ),
    },
  },
} as const;
