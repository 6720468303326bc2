import { officeLink, officeRoute } from './office.ts';

/** The shop's prices for the mall's products, and which of them it displays. */
export const prices = {
  routes: [
    officeRoute({
      id: 'seller.factor',
      path: '/userAdmin/shop/PriceFactor',
      title: { zh: '价格系数', en: 'Price factor', indo: 'Koefisien harga', fili: 'Price factor' },
      needs: 'shop.view',
    }),
    officeRoute({
      id: 'seller.goodsList',
      path: '/userAdmin/goods/goodsList',
      title: { zh: '全部商品', en: 'All goods', indo: 'Semua barang', fili: 'Lahat ng produkto' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.retailPrice',
      path: '/userAdmin/goods/retailPrice',
      title: { zh: '零售价', en: 'Retail prices', indo: 'Harga eceran', fili: 'Presyong tingi' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.priceImport',
      path: '/userAdmin/goods/importPrices',
      title: { zh: '导入价格', en: 'Import prices', indo: 'Impor harga', fili: 'Mag-import ng presyo' },
      needs: 'goods.price',
    }),
    officeRoute({
      id: 'seller.coupons',
      path: '/userAdmin/goods/coupons',
      title: { zh: '店铺优惠券', en: 'Coupons', indo: 'Kupon', fili: 'Mga kupon' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.couponForm',
      path: '/userAdmin/goods/couponForm',
      title: { zh: '编辑优惠券', en: 'Edit coupon', indo: 'Ubah kupon', fili: 'I-edit ang kupon' },
      needs: 'price.edit',
    }),
    officeRoute({
      id: 'seller.flashSales',
      path: '/userAdmin/goods/flashSales',
      title: { zh: '店铺秒杀', en: 'Flash sales', indo: 'Flash sale', fili: 'Mga flash sale' },
      needs: 'goods.view',
    }),
    officeRoute({
      id: 'seller.flashSaleForm',
      path: '/userAdmin/goods/flashSaleForm',
      title: {
        zh: '编辑秒杀',
        en: 'Edit flash sale',
        indo: 'Ubah flash sale',
        fili: 'I-edit ang flash sale',
      },
      needs: 'price.edit',
    }),
    officeRoute({
      id: 'seller.mallCampaigns',
      path: '/userAdmin/goods/mallCampaigns',
      title: { zh: '商城活动', en: 'Mall’s campaigns', indo: 'Kampanye mal', fili: 'Kampanya ng mall' },
      needs: 'goods.view',
    }),
  ],
  nav: [
    officeLink({
      group: 'shop',
      order: 20,
      label: { zh: '价格系数', en: 'Price factor', indo: 'Koefisien harga', fili: 'Price factor' },
      routeId: 'seller.factor',
      icon: 'percent',
    }),
    officeLink({
      group: 'goods',
      order: 10,
      label: { zh: '全部商品', en: 'All goods', indo: 'Semua barang', fili: 'Lahat ng produkto' },
      routeId: 'seller.goodsList',
      icon: 'grid',
    }),
    officeLink({
      group: 'goods',
      order: 20,
      label: { zh: '零售价', en: 'Retail prices', indo: 'Harga eceran', fili: 'Presyong tingi' },
      routeId: 'seller.retailPrice',
      icon: 'tag',
    }),
    officeLink({
      group: 'goods',
      order: 80,
      label: { zh: '导入价格', en: 'Import prices', indo: 'Impor harga', fili: 'Mag-import ng presyo' },
      routeId: 'seller.priceImport',
      icon: 'import',
    }),
    officeLink({
      group: 'goods',
      order: 25,
      label: { zh: '店铺优惠券', en: 'Coupons', indo: 'Kupon', fili: 'Mga kupon' },
      routeId: 'seller.coupons',
      icon: 'percent',
    }),
    officeLink({
      group: 'goods',
      order: 26,
      label: { zh: '店铺秒杀', en: 'Flash sales', indo: 'Flash sale', fili: 'Mga flash sale' },
      routeId: 'seller.flashSales',
      icon: 'flash',
    }),
    officeLink({
      group: 'goods',
      order: 27,
      label: { zh: '商城活动', en: 'Mall’s campaigns', indo: 'Kampanye mal', fili: 'Kampanya ng mall' },
      routeId: 'seller.mallCampaigns',
      icon: 'gift',
    }),
  ],
};
