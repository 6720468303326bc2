import { words as w } from '../i18n/words.ts';

/** What promoters and those who draw money are told. */
export const promoterTexts = {
  'promoter.approved': {
    member: {
      title: w('推广员申请已通过', 'You are a promoter now', 'Anda kini promotor', 'Promoter ka na'),
      body: w(
        '您的推广员申请已通过。到“推广中心”选择商品、复制推广链接即可开始。',
        'Your application was approved. Pick goods and copy your link in the promotion centre to begin.',
        'Permohonan Anda disetujui. Pilih barang dan salin tautan di pusat promosi untuk memulai.',
        'Inaprubahan ang iyong aplikasyon. Pumili ng produkto at kopyahin ang link sa promotion center para magsimula.',
      ),
    },
  },
  'promoter.rejected': {
    member: {
      title: w(
        '推广员申请未通过',
        'Your application was turned down',
        'Permohonan ditolak',
        'Tinanggihan ang aplikasyon',
      ),
      body: w(
        '您的推广员申请未通过：{reason}。{hours} 小时后可再次申请。',
        'Your application to promote was turned down: {reason}. You can apply again after {hours} hours.',
        'Permohonan Anda ditolak: {reason}. Anda dapat mengajukan lagi setelah {hours} jam.',
        'Tinanggihan ang iyong aplikasyon: {reason}. Maaari kang mag-apply muli matapos ang {hours} oras.',
      ),
    },
  },
  'promoter.suspended': {
    member: {
      title: w(
        '推广资格已暂停',
        'Your promoting is suspended',
        'Promosi Anda ditangguhkan',
        'Sinuspinde ang iyong pag-promote',
      ),
      body: w(
        '您的推广资格已暂停：{reason}。新订单不再计佣，已产生的佣金照常结算。',
        'Your promoting is suspended: {reason}. New orders earn nothing; what you have earned is paid as before.',
        'Promosi Anda ditangguhkan: {reason}. Pesanan baru tidak menghasilkan komisi; komisi yang ada tetap dibayar.',
        'Sinuspinde ang iyong pag-promote: {reason}. Walang kita sa mga bagong order; babayaran pa rin ang kinita mo na.',
      ),
    },
  },
  'promoter.restored': {
    member: {
      title: w(
        '推广资格已恢复',
        'You can promote again',
        'Anda dapat promosi lagi',
        'Maaari ka nang mag-promote muli',
      ),
      body: w(
        '您的推广资格已恢复，新订单重新计佣。',
        'Your promoting is restored. New orders earn commission again.',
        'Promosi Anda dipulihkan. Pesanan baru kembali menghasilkan komisi.',
        'Naibalik ang iyong pag-promote. Kikita ka na muli sa mga bagong order.',
      ),
    },
  },
  'withdrawal.approved': {
    member: {
      title: w(
        '提现已通过审核',
        'Your withdrawal was approved',
        'Penarikan disetujui',
        'Inaprubahan ang withdrawal',
      ),
      body: w(
        '提现 {no} 已通过审核，{amount} 即将汇出。',
        'Withdrawal {no} was approved; {amount} will be sent soon.',
        'Penarikan {no} disetujui; {amount} akan segera dikirim.',
        'Inaprubahan ang withdrawal {no}; ipapadala na ang {amount}.',
      ),
    },
  },
  'withdrawal.paid': {
    member: {
      title: w('提现已到账', 'Your money was sent', 'Uang Anda sudah dikirim', 'Naipadala na ang pera mo'),
      body: w(
        '提现 {no}：{amount} 已汇入您的账户。',
        'Withdrawal {no}: {amount} was sent to your account.',
        'Penarikan {no}: {amount} sudah dikirim ke rekening Anda.',
        'Withdrawal {no}: naipadala na ang {amount} sa account mo.',
      ),
    },
  },
  'withdrawal.rejected': {
    member: {
      title: w(
        '提现未通过',
        'Your withdrawal was turned down',
        'Penarikan ditolak',
        'Tinanggihan ang withdrawal',
      ),
      body: w(
        '提现 {no} 未通过：{reason}。金额已退回您的余额。',
        'Withdrawal {no} was turned down: {reason}. The money is back in your balance.',
        'Penarikan {no} ditolak: {reason}. Uang dikembalikan ke saldo Anda.',
        'Tinanggihan ang withdrawal {no}: {reason}. Naibalik ang pera sa balanse mo.',
      ),
    },
  },
  'withdrawal.failed': {
    member: {
      title: w(
        '提现汇款失败',
        'Your money could not be sent',
        'Uang gagal dikirim',
        'Hindi naipadala ang pera',
      ),
      body: w(
        '提现 {no} 汇款失败：{reason}。金额已退回您的余额，请核对账号后重新申请。',
        'The money of withdrawal {no} could not be sent: {reason}. It is back in your balance; check the account and ask again.',
        'Uang penarikan {no} gagal dikirim: {reason}. Uang kembali ke saldo Anda; periksa rekening lalu ajukan lagi.',
        'Hindi naipadala ang pera ng withdrawal {no}: {reason}. Naibalik ito sa balanse mo; suriin ang account at humiling muli.',
      ),
    },
  },
};
