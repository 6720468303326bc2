import { words as w } from '../i18n/words.ts';

/** What is said about a shop's own packages that were reviewed. */
export const packageTexts = {
  'package.approved': {
    shop: {
      title: w('套餐审核通过', 'Package approved', 'Paket disetujui', 'Aprubado ang package'),
      body: w(
        '套餐“{name}”已通过审核，顾客现在看到的就是新内容。',
        'The package “{name}” is approved: shoppers see it as you sent it.',
        'Paket “{name}” disetujui: pembeli melihatnya seperti yang Anda kirim.',
        'Aprubado ang package na “{name}”: nakikita na ito ng mga mamimili.',
      ),
    },
  },
  'package.rejected': {
    shop: {
      title: w(
        '套餐未通过审核',
        'Package not approved',
        'Paket tidak disetujui',
        'Hindi naaprubahan ang package',
      ),
      body: w(
        '套餐“{name}”未通过审核：{reason} 修改后可重新提交。',
        'The package “{name}” was not approved: {reason} Change it and send it again.',
        'Paket “{name}” tidak disetujui: {reason} Ubah lalu kirim lagi.',
        'Hindi naaprubahan ang package na “{name}”: {reason} Baguhin at ipadala muli.',
      ),
    },
  },
} as const;
