import { officeLink, officeRoute } from './office.ts';

/** Products, packages, design cases and brands of the shop's own. */
export const drafts = {
  routes: [
    officeRoute({
      id: 'seller.goodsManage',
      path: '/userAdmin/goods/goodsManage',
      title: { zh: '自有商品', en: 'Own products', indo: 'Produk sendiri', fili: 'Sariling produkto' },
      preload: ['seller.addGoods'],
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.customGoods',
      path: '/userAdmin/goods/customGoods',
      title: { zh: '定制商品', en: 'Made to measure', indo: 'Produk pesanan', fili: 'Pasadyang produkto' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.addGoods',
      path: '/userAdmin/goods/addGoods',
      title: { zh: '添加商品', en: 'Add product', indo: 'Tambah produk', fili: 'Magdagdag ng produkto' },
      needs: 'goods.edit',
    }),
    officeRoute({
      id: 'seller.goodsImport',
      path: '/userAdmin/goods/importGoods',
      title: { zh: '导入商品', en: 'Import products', indo: 'Impor produk', fili: 'Mag-import ng produkto' },
      needs: 'goods.edit',
    }),
    officeRoute({
      id: 'seller.stock',
      path: '/userAdmin/goods/stock',
      title: { zh: '库存', en: 'Stock', indo: 'Stok', fili: 'Stock' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.stockSheet',
      path: '/userAdmin/goods/countSheet',
      title: {
        zh: '表格盘点',
        en: 'Count by sheet',
        indo: 'Hitung stok lewat lembar',
        fili: 'Bilang gamit ang sheet',
      },
      needs: 'goods.edit',
    }),
    officeRoute({
      id: 'seller.packages',
      path: '/userAdmin/goods/rackageGoodsProd',
      title: { zh: '自有套餐', en: 'Own packages', indo: 'Paket sendiri', fili: 'Sariling package' },
      preload: ['seller.packageForm'],
      needs: 'package.view',
    }),
    officeRoute({
      id: 'seller.packageForm',
      path: '/userAdmin/goods/packageForm',
      title: { zh: '编辑套餐', en: 'Edit package', indo: 'Sunting paket', fili: 'I-edit ang package' },
      needs: 'package.view',
    }),
    officeRoute({
      id: 'seller.caseManage',
      path: '/userAdmin/goods/caseManage',
      title: { zh: '案例管理', en: 'Design cases', indo: 'Contoh desain', fili: 'Mga design case' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.caseForm',
      path: '/userAdmin/goods/editCase',
      title: {
        zh: '编辑案例',
        en: 'Edit design case',
        indo: 'Ubah contoh desain',
        fili: 'I-edit ang design case',
      },
      needs: 'goods.edit',
    }),
    officeRoute({
      id: 'seller.goodsBrand',
      path: '/userAdmin/goods/GoodsBrand',
      title: { zh: '品牌管理', en: 'Brands', indo: 'Merek', fili: 'Mga tatak' },
      needs: 'goods.view',
    }),
  ],
  nav: [
    officeLink({
      group: 'goods',
      order: 30,
      label: { zh: '自有商品', en: 'Own products', indo: 'Produk sendiri', fili: 'Sariling produkto' },
      routeId: 'seller.goodsManage',
      below: ['/userAdmin/goods/addGoods', '/userAdmin/goods/importGoods'],
      icon: 'packageAdd',
    }),
    officeLink({
      group: 'goods',
      order: 35,
      label: { zh: '库存', en: 'Stock', indo: 'Stok', fili: 'Stock' },
      routeId: 'seller.stock',
      below: ['/userAdmin/goods/countSheet'],
      icon: 'warehouse',
    }),
    officeLink({
      group: 'goods',
      order: 40,
      label: { zh: '定制商品', en: 'Made to measure', indo: 'Produk pesanan', fili: 'Pasadyang produkto' },
      routeId: 'seller.customGoods',
      icon: 'custom',
    }),
    officeLink({
      group: 'goods',
      order: 45,
      label: { zh: '自有套餐', en: 'Own packages', indo: 'Paket sendiri', fili: 'Sariling package' },
      routeId: 'seller.packages',
      below: ['/userAdmin/goods/packageForm'],
      icon: 'layers',
    }),
    officeLink({
      group: 'goods',
      order: 47,
      label: { zh: '案例管理', en: 'Design cases', indo: 'Contoh desain', fili: 'Mga design case' },
      routeId: 'seller.caseManage',
      below: ['/userAdmin/goods/editCase'],
      icon: 'design',
    }),
    officeLink({
      group: 'goods',
      order: 50,
      label: { zh: '品牌管理', en: 'Brands', indo: 'Merek', fili: 'Mga tatak' },
      routeId: 'seller.goodsBrand',
      icon: 'award',
    }),
  ],
};
