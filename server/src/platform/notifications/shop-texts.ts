import { words as w } from '../i18n/words.ts';

/** News about what a shop shows of itself. */
export const shopTexts = {
  'shop.approved': {
    shop: {
      title: w(
        '店铺修改已通过审核',
        'Change of the shop approved',
        'Perubahan toko disetujui',
        'Inaprubahan ang pagbabago ng tindahan',
      ),
      body: w(
        '顾客现在看到的就是您提交的内容。',
        'Shoppers see the shop as you sent it from now on.',
        'Mulai sekarang pembeli melihat toko seperti yang Anda kirim.',
        'Mula ngayon, nakikita ng mga mamimili ang tindahan gaya ng ipinadala mo.',
      ),
    },
  },
  'shop.rejected': {
    shop: {
      title: w(
        '店铺修改未通过审核',
        'Change of the shop not approved',
        'Perubahan toko tidak disetujui',
        'Hindi inaprubahan ang pagbabago ng tindahan',
      ),
      body: w(
        '原因：{reason} 修改后可在店铺信息页重新提交。',
        'Why: {reason} Change it on the page Shop info and send it again.',
        'Alasan: {reason} Ubah di halaman Info toko lalu kirim lagi.',
        'Dahilan: {reason} Baguhin sa pahina ng Impormasyon ng tindahan at ipadala muli.',
      ),
    },
  },
} as const;
