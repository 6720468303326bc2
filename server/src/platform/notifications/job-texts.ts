import { words as w } from '../i18n/words.ts';

/** What a shop hears of its exports and imports. */
export const jobTexts = {
  'job.ordersExported': {
    shop: {
      title: w('订单导出完成', 'Orders exported', 'Pesanan diekspor', 'Na-export ang mga order'),
      body: w(
        '{rows} 行已写入文件，可在“导出与导入”中下载，保留 7 天。',
        'A file with {rows} lines is ready under “Exports & imports”. It is kept for 7 days.',
        'Berkas berisi {rows} baris siap di “Ekspor & impor”. Disimpan selama 7 hari.',
        'Handa na sa “Mga export at import” ang file na may {rows} linya. Itatago ito nang 7 araw.',
      ),
    },
  },
  'job.exportFailed': {
    shop: {
      title: w('订单导出失败', 'An export failed', 'Ekspor gagal', 'Hindi natapos ang export'),
      body: w(
        '没有丢失任何内容，可在“导出与导入”中重试。',
        'Nothing is lost. Try again under “Exports & imports”.',
        'Tidak ada yang hilang. Coba lagi di “Ekspor & impor”.',
        'Walang nawala. Subukan muli sa “Mga export at import”.',
      ),
    },
  },
  'job.pricesChecked': {
    shop: {
      title: w(
        '价格文件已检查',
        'A price file is checked',
        'Berkas harga sudah diperiksa',
        'Nasuri na ang file ng presyo',
      ),
      body: w(
        '{ready} 行可以写入，{wrong} 行有误。确认之前不会写入。',
        '{ready} rows are ready, {wrong} have errors. Nothing is written until you confirm.',
        '{ready} baris siap, {wrong} bermasalah. Tidak ada yang ditulis sebelum Anda konfirmasi.',
        '{ready} linya ang handa, {wrong} ang may mali. Walang isusulat hangga’t hindi mo kinukumpirma.',
      ),
    },
  },
  'job.pricesWritten': {
    shop: {
      title: w('价格已导入', 'Prices imported', 'Harga diimpor', 'Na-import ang mga presyo'),
      body: w(
        '{rows} 个规格的价格已更新。',
        'The prices of {rows} SKUs have changed.',
        'Harga {rows} SKU sudah berubah.',
        'Nagbago ang presyo ng {rows} SKU.',
      ),
    },
  },
  'job.goodsChecked': {
    shop: {
      title: w(
        '商品文件已检查',
        'A list of products is checked',
        'Daftar produk sudah diperiksa',
        'Nasuri na ang listahan ng produkto',
      ),
      body: w(
        '{ready} 个商品可以导入，{wrong} 个有误。确认之前不会写入。',
        '{ready} products are ready, {wrong} have errors. Nothing is written until you confirm.',
        '{ready} produk siap, {wrong} bermasalah. Tidak ada yang ditulis sebelum Anda konfirmasi.',
        '{ready} produkto ang handa, {wrong} ang may mali. Walang isusulat hangga’t hindi mo kinukumpirma.',
      ),
    },
  },
  'job.goodsWritten': {
    shop: {
      title: w('商品已导入', 'Products imported', 'Produk diimpor', 'Na-import ang mga produkto'),
      body: w(
        '{rows} 个商品已存为草稿，补充图片后即可提交审核。',
        '{rows} products are drafts now. Add pictures and send them to review.',
        '{rows} produk kini berupa draf. Tambahkan gambar lalu kirim untuk ditinjau.',
        'Draft na ang {rows} produkto. Lagyan ng larawan at ipadala para suriin.',
      ),
    },
  },
  'job.importFailed': {
    shop: {
      title: w('导入失败', 'An import failed', 'Impor gagal', 'Hindi natapos ang import'),
      body: w(
        '没有写入任何内容，原因见“导出与导入”。',
        'Nothing was written. “Exports & imports” says why.',
        'Tidak ada yang ditulis. Alasannya ada di “Ekspor & impor”.',
        'Walang naisulat. Nasa “Mga export at import” ang dahilan.',
      ),
    },
  },
} as const;
