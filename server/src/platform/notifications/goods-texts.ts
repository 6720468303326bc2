import { words as w } from '../i18n/words.ts';

/** What is said about a shop's own products, brands and design cases that were reviewed. */
export const goodsTexts = {
  'goods.approved': {
    shop: {
      title: w('商品审核通过', 'Product approved', 'Produk disetujui', 'Aprubado ang produkto'),
      body: w(
        '“{name}”已通过审核，顾客现在看到的就是新内容。',
        '“{name}” is approved: shoppers see it as you sent it.',
        '“{name}” disetujui: pembeli melihatnya seperti yang Anda kirim.',
        'Aprubado ang “{name}”: nakikita na ito ng mga mamimili.',
      ),
    },
  },
  'goods.rejected': {
    shop: {
      title: w(
        '商品未通过审核',
        'Product not approved',
        'Produk tidak disetujui',
        'Hindi naaprubahan ang produkto',
      ),
      body: w(
        '“{name}”未通过审核：{reason} 修改后可重新提交。',
        '“{name}” was not approved: {reason} Change it and send it again.',
        '“{name}” tidak disetujui: {reason} Ubah lalu kirim lagi.',
        'Hindi naaprubahan ang “{name}”: {reason} Baguhin at ipadala muli.',
      ),
    },
  },
  'case.approved': {
    shop: {
      title: w('案例审核通过', 'Design case approved', 'Contoh desain disetujui', 'Aprubado ang design case'),
      body: w(
        '“{name}”已通过审核，顾客现在看到的就是新内容。',
        '“{name}” is approved: shoppers see it as you sent it.',
        '“{name}” disetujui: pembeli melihatnya seperti yang Anda kirim.',
        'Aprubado ang “{name}”: nakikita na ito ng mga mamimili.',
      ),
    },
  },
  'case.rejected': {
    shop: {
      title: w(
        '案例未通过审核',
        'Design case not approved',
        'Contoh desain tidak disetujui',
        'Hindi naaprubahan ang design case',
      ),
      body: w(
        '“{name}”未通过审核：{reason} 修改后可重新提交。',
        '“{name}” was not approved: {reason} Change it and send it again.',
        '“{name}” tidak disetujui: {reason} Ubah lalu kirim lagi.',
        'Hindi naaprubahan ang “{name}”: {reason} Baguhin at ipadala muli.',
      ),
    },
  },
  'brand.approved': {
    shop: {
      title: w('品牌审核通过', 'Brand approved', 'Merek disetujui', 'Aprubado ang tatak'),
      body: w(
        '品牌“{name}”已通过审核，可以用于商品。',
        'The brand “{name}” is approved and can be chosen for products.',
        'Merek “{name}” disetujui dan dapat dipilih untuk produk.',
        'Aprubado ang tatak na “{name}” at mapipili na sa mga produkto.',
      ),
    },
  },
  'brand.rejected': {
    shop: {
      title: w(
        '品牌未通过审核',
        'Brand not approved',
        'Merek tidak disetujui',
        'Hindi naaprubahan ang tatak',
      ),
      body: w(
        '品牌“{name}”未通过审核：{reason}',
        'The brand “{name}” was not approved: {reason}',
        'Merek “{name}” tidak disetujui: {reason}',
        'Hindi naaprubahan ang tatak na “{name}”: {reason}',
      ),
    },
  },
} as const;
