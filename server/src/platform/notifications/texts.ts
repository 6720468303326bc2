import { boostTexts } from './boost-texts.ts';
import { goodsTexts } from './goods-texts.ts';
import { packageTexts } from './package-texts.ts';
import { promoterTexts } from './promoter-texts.ts';
import { quoteTexts } from './quote-texts.ts';
import { refundTexts } from './refund-texts.ts';
import { shopTexts } from './shop-texts.ts';
import { staffTexts } from './staff-texts.ts';
import { type Words, words as w } from '../i18n/words.ts';
import { jobTexts } from './job-texts.ts';
import { memberWords } from './member-texts.ts';

export type Audience = 'member' | 'shop';
export type Text = { readonly title: Words; readonly body: Words };

/** What a message says, by type and reader. A type without text for an audience is not sent to it. */
export const messageWords = {
  ...refundTexts,
  ...promoterTexts,
  ...boostTexts,
  ...quoteTexts,
  ...goodsTexts,
  ...shopTexts,
  ...packageTexts,
  'order.created': {
    member: {
      title: w('订单已提交', 'Order placed', 'Pesanan dibuat', 'Naisumite ang order'),
      body: w(
        '订单 {no} 已提交，应付 {amount}，请在 {minutes} 分钟内付款。',
        'Order {no} is placed. Please pay {amount} within {minutes} minutes.',
        'Pesanan {no} dibuat. Bayar {amount} dalam {minutes} menit.',
        'Naisumite ang order {no}. Bayaran ang {amount} sa loob ng {minutes} minuto.',
      ),
    },
    shop: {
      title: w('新订单', 'New order', 'Pesanan baru', 'Bagong order'),
      body: w(
        '新订单 {no}，金额 {amount}，等待付款。',
        'New order {no} over {amount}, waiting for payment.',
        'Pesanan baru {no} senilai {amount}, menunggu pembayaran.',
        'Bagong order {no} na {amount}, naghihintay ng bayad.',
      ),
    },
  },
  'order.payReminder': {
    member: {
      title: w('订单即将关闭', 'Please pay soon', 'Segera bayar', 'Magbayad na'),
      body: w(
        '订单 {no} 尚未付款，超时将自动取消。',
        'Order {no} is not paid yet and will be cancelled when its time is over.',
        'Pesanan {no} belum dibayar dan akan dibatalkan saat waktunya habis.',
        'Hindi pa bayad ang order {no} at makakansela kapag naubos ang oras.',
      ),
    },
  },
  'order.proofUploaded': {
    shop: {
      title: w(
        '买家已上传转账凭证',
        'Transfer proof uploaded',
        'Bukti transfer diunggah',
        'May patunay ng bayad',
      ),
      body: w(
        '订单 {no} 的买家已上传转账凭证，请核对 {amount} 是否到账。',
        'The buyer of order {no} sent a proof of transfer. Please check that {amount} has arrived.',
        'Pembeli pesanan {no} mengunggah bukti transfer. Periksa apakah {amount} sudah masuk.',
        'Nagpadala ng patunay ang bumili ng order {no}. Suriin kung dumating ang {amount}.',
      ),
    },
  },
  'order.paid': {
    member: {
      title: w('付款成功', 'Payment received', 'Pembayaran diterima', 'Natanggap ang bayad'),
      body: w(
        '订单 {no} 已付款 {amount}，承诺 {date} 前送达。',
        'We received {amount} for order {no}. Delivery is promised by {date}.',
        'Pembayaran {amount} untuk pesanan {no} diterima. Dijanjikan tiba sebelum {date}.',
        'Natanggap ang {amount} para sa order {no}. Ihahatid bago ang {date}.',
      ),
    },
    shop: {
      title: w('订单已付款', 'Order paid', 'Pesanan dibayar', 'Bayad na ang order'),
      body: w(
        '订单 {no} 已付款 {amount}，请尽快录单安排生产。',
        'Order {no} is paid ({amount}). Please record it for delivery.',
        'Pesanan {no} sudah dibayar ({amount}). Silakan catat untuk pengiriman.',
        'Bayad na ang order {no} ({amount}). Pakitala para sa delivery.',
      ),
    },
  },
  'order.recorded': {
    member: {
      title: w('商家已接单', 'The shop is preparing your order', 'Toko menyiapkan pesanan', 'Inihahanda na'),
      body: w(
        '订单 {no} 已录单，预计 {date} 送达。',
        'Order {no} is being prepared and is expected on {date}.',
        'Pesanan {no} sedang disiapkan, perkiraan tiba {date}.',
        'Inihahanda ang order {no}, inaasahan sa {date}.',
      ),
    },
  },
  'order.shipped': {
    member: {
      title: w('订单已发货', 'Order shipped', 'Pesanan dikirim', 'Naipadala na'),
      body: w(
        '订单 {no} 已由 {carrier} 承运，单号 {receiptNo}。',
        'Order {no} is on its way with {carrier}, receipt {receiptNo}.',
        'Pesanan {no} dikirim lewat {carrier}, nomor resi {receiptNo}.',
        'Papunta na ang order {no} sa pamamagitan ng {carrier}, resibo {receiptNo}.',
      ),
    },
  },
  'order.received': {
    member: {
      title: w('订单已完成', 'Order received', 'Pesanan diterima', 'Natanggap na'),
      body: w(
        '订单 {no} 已确认收货，欢迎评价。',
        'Order {no} is received. We would like to read your review.',
        'Pesanan {no} sudah diterima. Silakan beri ulasan.',
        'Natanggap na ang order {no}. Mag-iwan ng review.',
      ),
    },
    shop: {
      title: w(
        '买家已收货',
        'The buyer has received the goods',
        'Barang diterima pembeli',
        'Natanggap ng bumili',
      ),
      body: w(
        '订单 {no} 已确认收货。',
        'Receipt of order {no} is confirmed.',
        'Penerimaan pesanan {no} dikonfirmasi.',
        'Kumpirmado ang pagtanggap ng order {no}.',
      ),
    },
  },
  'order.cancelled': {
    member: {
      title: w('订单已取消', 'Order cancelled', 'Pesanan dibatalkan', 'Nakansela ang order'),
      body: w(
        '订单 {no} 已取消。',
        'Order {no} is cancelled.',
        'Pesanan {no} dibatalkan.',
        'Nakansela ang order {no}.',
      ),
    },
    shop: {
      title: w('订单已取消', 'Order cancelled', 'Pesanan dibatalkan', 'Nakansela ang order'),
      body: w(
        '订单 {no} 已取消。',
        'Order {no} is cancelled.',
        'Pesanan {no} dibatalkan.',
        'Nakansela ang order {no}.',
      ),
    },
  },
  'order.cancelledByShop': {
    member: {
      title: w(
        '商家取消了订单',
        'The shop cancelled your order',
        'Toko membatalkan pesanan',
        'Kinansela ng tindahan',
      ),
      body: w(
        '订单 {no} 已被商家取消：{reason}',
        'The shop cancelled order {no}: {reason}',
        'Toko membatalkan pesanan {no}: {reason}',
        'Kinansela ng tindahan ang order {no}: {reason}',
      ),
    },
  },
  'order.expired': {
    member: {
      title: w('订单超时已取消', 'Order expired', 'Pesanan kedaluwarsa', 'Nag-expire ang order'),
      body: w(
        '订单 {no} 未在规定时间内付款，已自动取消。',
        'Order {no} was not paid in time and is cancelled.',
        'Pesanan {no} tidak dibayar tepat waktu dan dibatalkan.',
        'Hindi nabayaran sa oras ang order {no} kaya nakansela.',
      ),
    },
    shop: {
      title: w('订单超时已取消', 'Order expired', 'Pesanan kedaluwarsa', 'Nag-expire ang order'),
      body: w(
        '订单 {no} 超时未付款，已自动取消。',
        'Order {no} was not paid in time and is cancelled.',
        'Pesanan {no} tidak dibayar tepat waktu dan dibatalkan.',
        'Hindi nabayaran sa oras ang order {no} kaya nakansela.',
      ),
    },
  },
  'order.refunded': {
    member: {
      title: w('款项将退回', 'Your money is sent back', 'Dana dikembalikan', 'Ibabalik ang bayad'),
      body: w(
        '订单 {no} 已不能付款，收到的 {amount} 将原路退回。',
        'Order {no} could not be paid any more. The {amount} that arrived is sent back.',
        'Pesanan {no} tidak dapat dibayar lagi. {amount} yang masuk dikembalikan.',
        'Hindi na mababayaran ang order {no}. Ibabalik ang dumating na {amount}.',
      ),
    },
    shop: {
      title: w(
        '迟到的付款已退回',
        'A late payment is returned',
        'Pembayaran terlambat dikembalikan',
        'Ibinalik ang huling bayad',
      ),
      body: w(
        '订单 {no} 收到迟到的付款 {amount}，已退回买家。',
        'A payment of {amount} for order {no} came too late and is returned to the buyer.',
        'Pembayaran {amount} untuk pesanan {no} terlambat dan dikembalikan ke pembeli.',
        'Huli na ang bayad na {amount} sa order {no} at ibinalik sa bumili.',
      ),
    },
  },
  'delivery.inTransit': {
    member: {
      title: w('货物已启程', 'Goods on their way', 'Barang dalam perjalanan', 'Papunta na ang mga gamit'),
      body: w(
        '订单 {no} 的另一批货物已由 {carrier} 承运，单号 {receiptNo}。',
        'More goods of order {no} are on their way with {carrier}, receipt {receiptNo}.',
        'Barang lain dari pesanan {no} dikirim lewat {carrier}, nomor resi {receiptNo}.',
        'Papunta na ang iba pang gamit ng order {no} sa {carrier}, resibo {receiptNo}.',
      ),
    },
  },
  'delivery.installing': {
    member: {
      title: w(
        '即将送货安装',
        'Delivery and installation',
        'Pengantaran dan pemasangan',
        'Paghahatid at pagkakabit',
      ),
      body: w(
        '订单 {no} 将于 {date} 送货安装，请留人在家。',
        'Order {no} is delivered and installed on {date}. Please have somebody at home.',
        'Pesanan {no} diantar dan dipasang pada {date}. Mohon ada orang di rumah.',
        'Ihahatid at ikakabit ang order {no} sa {date}. Mangyaring may tao sa bahay.',
      ),
    },
  },
  'delivery.accepted': {
    member: {
      title: w('已验收', 'Delivery accepted', 'Pengiriman diterima', 'Tinanggap ang delivery'),
      body: w(
        '订单 {no} 的配送已由 {name} 签字验收，验收单可在订单中查看。',
        'The delivery of order {no} was accepted and signed by {name}. The form is in your order.',
        'Pengiriman pesanan {no} diterima dan ditandatangani {name}. Formulirnya ada di pesanan Anda.',
        'Tinanggap at nilagdaan ni {name} ang delivery ng order {no}. Nasa order mo ang form.',
      ),
    },
    shop: {
      title: w('配送已验收', 'Delivery accepted', 'Pengiriman diterima', 'Tinanggap ang delivery'),
      body: w(
        '订单 {no} 的配送已由 {name} 签字验收。',
        'The delivery of order {no} was accepted and signed by {name}.',
        'Pengiriman pesanan {no} diterima dan ditandatangani {name}.',
        'Tinanggap at nilagdaan ni {name} ang delivery ng order {no}.',
      ),
    },
  },
  'delivery.notAccepted': {
    member: {
      title: w(
        '未通过验收，已登记售后',
        'Not accepted, claim opened',
        'Tidak diterima, klaim dibuka',
        'Hindi tinanggap, may claim na',
      ),
      body: w(
        '订单 {no} 的配送未通过验收：{reason}。商家会与您约定再次上门。',
        'The delivery of order {no} was not accepted: {reason}. The shop will arrange the next visit with you.',
        'Pengiriman pesanan {no} tidak diterima: {reason}. Toko akan mengatur kunjungan berikutnya.',
        'Hindi tinanggap ang delivery ng order {no}: {reason}. Makikipag-ayos ang tindahan ng susunod na pagbisita.',
      ),
    },
    shop: {
      title: w(
        '配送未通过验收',
        'Delivery not accepted',
        'Pengiriman tidak diterima',
        'Hindi tinanggap ang delivery',
      ),
      body: w(
        '订单 {no} 的配送未通过验收：{reason}。请处理售后并约定再次上门。',
        'The delivery of order {no} was not accepted: {reason}. A claim is open, please arrange the next visit.',
        'Pengiriman pesanan {no} tidak diterima: {reason}. Klaim dibuka, mohon atur kunjungan berikutnya.',
        'Hindi tinanggap ang delivery ng order {no}: {reason}. May bukas na claim, ayusin ang susunod na pagbisita.',
      ),
    },
  },
  'delivery.atRisk': {
    member: {
      title: w(
        '配送可能晚到',
        'Your delivery may be late',
        'Pengiriman mungkin terlambat',
        'Maaaring mahuli ang delivery',
      ),
      body: w(
        '订单 {no} 现预计 {date} 送达，晚于承诺日。商家已收到提醒。',
        'Order {no} is now expected on {date}, later than promised. The shop has been told.',
        'Pesanan {no} kini diperkirakan tiba {date}, lebih lambat dari janji. Toko sudah diberi tahu.',
        'Inaasahan na ngayon ang order {no} sa {date}, huli sa pangako. Naabisuhan na ang tindahan.',
      ),
    },
    shop: {
      title: w(
        '配送有延误风险',
        'A delivery is at risk',
        'Pengiriman berisiko terlambat',
        'Nanganganib mahuli ang delivery',
      ),
      body: w(
        '订单 {no} 预计 {date} 送达，晚于承诺日，请尽快处理。',
        'Order {no} is expected on {date}, after the promised day. Please act now.',
        'Pesanan {no} diperkirakan tiba {date}, setelah hari yang dijanjikan. Mohon segera ditangani.',
        'Inaasahan ang order {no} sa {date}, lampas sa pangako. Kumilos na.',
      ),
    },
  },
  'delivery.late': {
    member: {
      title: w('配送已超过承诺日', 'Your delivery is late', 'Pengiriman terlambat', 'Huli na ang delivery'),
      body: w(
        '订单 {no} 承诺 {date} 前送达，尚未验收。商家已收到提醒。',
        'Order {no} was promised by {date} and is not accepted yet. The shop has been told.',
        'Pesanan {no} dijanjikan sebelum {date} dan belum diterima. Toko sudah diberi tahu.',
        'Ipinangako ang order {no} bago ang {date} ngunit hindi pa natatanggap. Naabisuhan na ang tindahan.',
      ),
    },
    shop: {
      title: w('配送已延误', 'A delivery is late', 'Pengiriman terlambat', 'Huli na ang delivery'),
      body: w(
        '订单 {no} 承诺 {date} 前送达，尚未验收，请立即处理。',
        'Order {no} was promised by {date} and is not accepted. Please act at once.',
        'Pesanan {no} dijanjikan sebelum {date} dan belum diterima. Mohon segera ditangani.',
        'Ipinangako ang order {no} bago ang {date} at hindi pa natatanggap. Kumilos agad.',
      ),
    },
  },
  'order.reviewed': {
    shop: {
      title: w('收到新评价', 'New review', 'Ulasan baru', 'Bagong review'),
      body: w(
        '订单 {no} 的买家发表了评价。',
        'The buyer of order {no} wrote a review.',
        'Pembeli pesanan {no} menulis ulasan.',
        'Nag-review ang bumili ng order {no}.',
      ),
    },
  },
  ...memberWords,
  ...staffTexts,
  ...jobTexts,
} as const satisfies Record<string, Partial<Record<Audience, Text>>>;
