import { type AuditArea, auditAreas } from '@mall/contract/core/audit';
import type { DeliveryStep } from '@mall/contract/trade/delivery';
import { type Words, words as w } from '../i18n/words.ts';

/** What each change is called in the list of changes. Its first word says its area. */
export const auditWords = {
  'order.confirmPayment': w(
    '确认收款',
    'Payment confirmed',
    'Pembayaran dikonfirmasi',
    'Kinumpirma ang bayad',
  ),
  'order.takeBackPayment': w(
    '撤回收款确认',
    'Confirmed payment taken back',
    'Konfirmasi pembayaran ditarik',
    'Binawi ang kumpirmadong bayad',
  ),
  'price.factor': w('修改价格系数', 'Price factor changed', 'Faktor harga diubah', 'Binago ang price factor'),
  'price.override': w(
    '设置店铺价',
    'Own prices set',
    'Harga sendiri ditetapkan',
    'Nagtakda ng sariling presyo',
  ),
  'price.recover': w(
    '恢复默认价格',
    'Default prices restored',
    'Harga bawaan dipulihkan',
    'Ibinalik ang default na presyo',
  ),
  'goods.shown': w(
    '上架或隐藏商品',
    'Goods shown or hidden',
    'Barang ditampilkan atau disembunyikan',
    'Ipinakita o itinago ang paninda',
  ),
  'goods.create': w('新建商品', 'Product begun', 'Produk dibuat', 'Sinimulan ang produkto'),
  'goods.submit': w(
    '商品提交审核',
    'Product sent to review',
    'Produk dikirim untuk ditinjau',
    'Ipinadala ang produkto para suriin',
  ),
  'goods.takeBack': w(
    '撤回商品审核',
    'Product taken back from review',
    'Produk ditarik dari peninjauan',
    'Binawi ang produkto sa pagsusuri',
  ),
  'goods.discard': w(
    '放弃商品修改',
    'Changes of a product dropped',
    'Perubahan produk dibuang',
    'Itinapon ang pagbabago ng produkto',
  ),
  'goods.sell': w(
    '商品上架或下架',
    'Product put on or off sale',
    'Produk dijual atau dihentikan',
    'Ibinenta o itinigil ang produkto',
  ),
  'goods.remove': w('删除商品', 'Product removed', 'Produk dihapus', 'Inalis ang produkto'),
  'goods.restore': w('恢复商品', 'Product put back', 'Produk dipulihkan', 'Ibinalik ang produkto'),
  'goods.approve': w('商品通过审核', 'Product approved', 'Produk disetujui', 'Inaprubahan ang produkto'),
  'goods.reject': w(
    '商品未通过审核',
    'Product not approved',
    'Produk tidak disetujui',
    'Hindi inaprubahan ang produkto',
  ),
  'brand.submit': w(
    '品牌提交审核',
    'Brand sent to review',
    'Merek dikirim untuk ditinjau',
    'Ipinadala ang tatak para suriin',
  ),
  'brand.approve': w('品牌通过审核', 'Brand approved', 'Merek disetujui', 'Inaprubahan ang tatak'),
  'brand.reject': w(
    '品牌未通过审核',
    'Brand not approved',
    'Merek tidak disetujui',
    'Hindi inaprubahan ang tatak',
  ),
  'brand.remove': w('删除品牌', 'Brand removed', 'Merek dihapus', 'Inalis ang tatak'),
  'brand.restore': w('恢复品牌', 'Brand put back', 'Merek dipulihkan', 'Ibinalik ang tatak'),
  'export.orders': w('导出订单', 'Orders exported', 'Pesanan diekspor', 'In-export ang mga order'),
  'export.download': w('下载导出文件', 'Export downloaded', 'Hasil ekspor diunduh', 'Na-download ang export'),
  'export.cancel': w('取消导出', 'Export cancelled', 'Ekspor dibatalkan', 'Kinansela ang export'),
  'export.retry': w('重新导出', 'Export tried again', 'Ekspor dicoba lagi', 'Inulit ang export'),
  'import.confirm': w('确认导入', 'Import confirmed', 'Impor dikonfirmasi', 'Kinumpirma ang import'),
  'import.cancel': w('取消导入', 'Import cancelled', 'Impor dibatalkan', 'Kinansela ang import'),
  'import.retry': w('重新导入', 'Import tried again', 'Impor dicoba lagi', 'Inulit ang import'),
  'import.download': w(
    '下载导入结果',
    'Result of an import downloaded',
    'Hasil impor diunduh',
    'Na-download ang resulta ng import',
  ),
  'package.create': w('新建套餐', 'Package begun', 'Paket dibuat', 'Gumawa ng package'),
  'package.submit': w(
    '提交套餐审核',
    'Package sent to review',
    'Paket dikirim untuk ditinjau',
    'Ipinasuri ang package',
  ),
  'package.takeBack': w(
    '撤回套餐审核',
    'Package taken out of review',
    'Paket ditarik dari peninjauan',
    'Binawi ang package sa pagsusuri',
  ),
  'package.discard': w(
    '放弃套餐修改',
    'Changes of a package thrown away',
    'Perubahan paket dibuang',
    'Itinapon ang pagbabago ng package',
  ),
  'package.sell': w(
    '套餐上下架',
    'Package put on or off sale',
    'Penjualan paket diubah',
    'Binago ang pagbenta ng package',
  ),
  'package.remove': w('删除套餐', 'Package removed', 'Paket dihapus', 'Inalis ang package'),
  'package.restore': w('恢复套餐', 'Package put back', 'Paket dipulihkan', 'Ibinalik ang package'),
  'package.approve': w('套餐审核通过', 'Package approved', 'Paket disetujui', 'Aprubado ang package'),
  'package.reject': w(
    '套餐未通过审核',
    'Package not approved',
    'Paket tidak disetujui',
    'Hindi naaprubahan ang package',
  ),
  'case.create': w('新建案例', 'Design case begun', 'Contoh desain dimulai', 'Nagsimula ng design case'),
  'case.submit': w(
    '提交案例审核',
    'Design case sent to review',
    'Contoh desain dikirim untuk ditinjau',
    'Ipinadala ang design case para suriin',
  ),
  'case.takeBack': w('撤回案例', 'Design case taken back', 'Contoh desain ditarik', 'Binawi ang design case'),
  'case.discard': w(
    '放弃案例修改',
    'Change of a design case thrown away',
    'Perubahan contoh desain dibuang',
    'Itinapon ang pagbabago ng design case',
  ),
  'case.show': w('展示案例', 'Design case shown', 'Contoh desain ditampilkan', 'Ipinakita ang design case'),
  'case.hide': w('隐藏案例', 'Design case hidden', 'Contoh desain disembunyikan', 'Itinago ang design case'),
  'case.remove': w('删除案例', 'Design case removed', 'Contoh desain dihapus', 'Inalis ang design case'),
  'case.restore': w(
    '恢复案例',
    'Design case put back',
    'Contoh desain dikembalikan',
    'Ibinalik ang design case',
  ),
  'case.approve': w(
    '案例已通过审核',
    'Design case approved',
    'Contoh desain disetujui',
    'Inaprubahan ang design case',
  ),
  'case.reject': w(
    '案例未通过审核',
    'Design case not approved',
    'Contoh desain tidak disetujui',
    'Hindi inaprubahan ang design case',
  ),
  'order.record': w('录入订单', 'Order recorded', 'Pesanan dicatat', 'Itinala ang order'),
  'order.ship': w('订单发货', 'Order shipped', 'Pesanan dikirim', 'Ipinadala ang order'),
  'order.cancel': w('取消订单', 'Order cancelled', 'Pesanan dibatalkan', 'Kinansela ang order'),
  'order.restore': w(
    '恢复订单记录',
    'Order shown again',
    'Pesanan ditampilkan lagi',
    'Ipinakita ulit ang order',
  ),
  'order.hide': w('删除订单记录', 'Order hidden', 'Pesanan disembunyikan', 'Itinago ang order'),
  'refund.approve': w('同意退款', 'Refund agreed', 'Pengembalian dana disetujui', 'Pumayag sa refund'),
  'refund.reject': w('不同意退款', 'Refund refused', 'Pengembalian dana ditolak', 'Tumanggi sa refund'),
  'payment.parked': w(
    '收到无法入账的款项',
    'A payment could not be booked',
    'Pembayaran tidak dapat dibukukan',
    'May bayad na hindi maitala',
  ),
  'delivery.change': w('更新配送', 'Delivery changed', 'Pengiriman diubah', 'Binago ang delivery'),
  'delivery.split': w('拆分配送', 'Delivery split', 'Pengiriman dipecah', 'Hinati ang delivery'),
  'delivery.makeLink': w(
    '生成安装师傅链接',
    'Link for the installer made',
    'Tautan pemasang dibuat',
    'Gumawa ng link para sa installer',
  ),
  'delivery.revokeLink': w(
    '撤销安装师傅链接',
    'Link for the installer revoked',
    'Tautan pemasang dicabut',
    'Binawi ang link ng installer',
  ),
  'want.update': w('处理求购', 'Wanted purchase handled', 'Permintaan ditangani', 'Inasikaso ang hinahanap'),
  'want.assign': w(
    '指定求购跟进人',
    'Follow-up person changed',
    'Penanggung jawab diganti',
    'Pinalitan ang sumusubaybay',
  ),
  'want.contact': w('查看求购人联系方式', 'Contact shown', 'Kontak dilihat', 'Tiningnan ang contact'),
  'want.quote': w('发送报价', 'Offer sent', 'Penawaran dikirim', 'Nagpadala ng alok'),
  'quote.offer': w('向会员报价', 'Offer made to a member', 'Penawaran untuk anggota', 'Alok sa miyembro'),
  'quote.withdraw': w('撤回报价', 'Offer withdrawn', 'Penawaran ditarik', 'Binawi ang alok'),
  'staff.add': w('添加员工', 'Staff added', 'Staf ditambahkan', 'Nagdagdag ng staff'),
  'staff.change': w('修改员工', 'Staff changed', 'Staf diubah', 'Binago ang staff'),
  'staff.remove': w('移除员工', 'Staff removed', 'Staf dikeluarkan', 'Inalis ang staff'),
  'staff.leave': w('员工离开店铺', 'Left the shop', 'Keluar dari toko', 'Umalis sa tindahan'),
  'staff.transfer': w('转让店铺', 'Shop transferred', 'Toko dialihkan', 'Inilipat ang tindahan'),
  'role.create': w('新建角色', 'Role made', 'Peran dibuat', 'Gumawa ng role'),
  'role.change': w('修改角色', 'Role changed', 'Peran diubah', 'Binago ang role'),
  'role.remove': w('删除角色', 'Role removed', 'Peran dihapus', 'Inalis ang role'),
  'shop.propose': w(
    '提交店铺修改',
    'Change of the shop sent to review',
    'Perubahan toko dikirim untuk ditinjau',
    'Ipinadala ang pagbabago ng tindahan',
  ),
  'shop.withdraw': w(
    '撤回店铺修改',
    'Change of the shop taken back',
    'Perubahan toko ditarik',
    'Binawi ang pagbabago ng tindahan',
  ),
  'shop.approve': w(
    '店铺修改已通过审核',
    'Change of the shop approved',
    'Perubahan toko disetujui',
    'Inaprubahan ang pagbabago ng tindahan',
  ),
  'shop.reject': w(
    '店铺修改未通过审核',
    'Change of the shop turned down',
    'Perubahan toko ditolak',
    'Hindi inaprubahan ang pagbabago ng tindahan',
  ),
} as const satisfies Record<string, Words>;
export type AuditAction = keyof typeof auditWords;

/** How a value is said: `plain` as it stands, `role` and `permissions` in the reader's language, `money` in minor units. */
type Kind = 'plain' | 'word' | 'money' | 'role' | 'permissions' | 'yesNo' | 'picture' | 'instant' | 'step';

/** Fields that the list shows; what has no line here is kept, but not shown. */
export const auditFields: Readonly<Record<string, { name: Words; kind: Kind }>> = {
  amount: { name: w('金额', 'Amount', 'Jumlah', 'Halaga'), kind: 'money' },
  price: { name: w('价格', 'Price', 'Harga', 'Presyo'), kind: 'money' },
  priceFactor: { name: w('价格系数', 'Price factor', 'Faktor harga', 'Price factor'), kind: 'plain' },
  ending: { name: w('尾数', 'Ending', 'Akhiran', 'Hulihan'), kind: 'word' },
  prices: {
    name: w('改价规格数', 'SKUs with a new price', 'SKU berharga baru', 'Mga SKU na may bagong presyo'),
    kind: 'plain',
  },
  intro: { name: w('介绍', 'Introduction', 'Pengantar', 'Pambungad'), kind: 'plain' },
  sort: { name: w('排序', 'Place', 'Urutan', 'Puwesto'), kind: 'plain' },
  count: { name: w('数量', 'How many', 'Jumlah', 'Ilan'), kind: 'plain' },
  note: { name: w('备注', 'Note', 'Catatan', 'Tala'), kind: 'plain' },
  reason: { name: w('原因', 'Reason', 'Alasan', 'Dahilan'), kind: 'plain' },
  onSale: { name: w('在售', 'On sale', 'Dijual', 'Ibinebenta'), kind: 'yesNo' },
  role: { name: w('角色', 'Role', 'Peran', 'Role'), kind: 'role' },
  level: { name: w('级别', 'Level', 'Tingkat', 'Antas'), kind: 'plain' },
  remark: { name: w('备注', 'Remark', 'Keterangan', 'Puna'), kind: 'plain' },
  name: { name: w('名称', 'Name', 'Nama', 'Pangalan'), kind: 'plain' },
  people: { name: w('人数', 'People', 'Orang', 'Mga tao'), kind: 'plain' },
  permissions: { name: w('权限', 'Permissions', 'Izin', 'Mga pahintulot'), kind: 'permissions' },
  productionDays: {
    name: w('生产天数', 'Production days', 'Hari produksi', 'Araw ng produksyon'),
    kind: 'plain',
  },
  transitDays: { name: w('运输天数', 'Transit days', 'Hari transit', 'Araw ng biyahe'), kind: 'plain' },
  urgent: { name: w('加急', 'Urgent', 'Mendesak', 'Apurado'), kind: 'yesNo' },
  carrier: { name: w('承运商', 'Carrier', 'Ekspedisi', 'Tagahatid'), kind: 'plain' },
  receiptNo: { name: w('物流单号', 'Receipt number', 'Nomor resi', 'Numero ng resibo'), kind: 'plain' },
  noticeAt: { name: w('通知时间', 'Notice', 'Pemberitahuan', 'Abiso'), kind: 'instant' },
  visitAt: { name: w('上门时间', 'Visit', 'Kunjungan', 'Pagbisita'), kind: 'instant' },
  expectedAt: { name: w('预计送达', 'Expected', 'Perkiraan tiba', 'Inaasahan'), kind: 'instant' },
  receiptPhoto: {
    name: w('物流单照片', 'Photo of the receipt', 'Foto resi', 'Larawan ng resibo'),
    kind: 'picture',
  },
  step: { name: w('配送进度', 'Step', 'Langkah', 'Hakbang'), kind: 'step' },
  verify: { name: w('核实', 'Verification', 'Verifikasi', 'Beripikasyon'), kind: 'word' },
  ended: { name: w('结束', 'Ended', 'Berakhir', 'Natapos'), kind: 'word' },
  days: { name: w('有效天数', 'Days', 'Hari', 'Mga araw'), kind: 'plain' },
  validUntil: { name: w('有效期至', 'Valid until', 'Berlaku hingga', 'May bisa hanggang'), kind: 'instant' },
  storeName: { name: w('店铺名称', 'Shop name', 'Nama toko', 'Pangalan ng tindahan'), kind: 'plain' },
  propaganda: { name: w('宣传语', 'Slogan', 'Slogan', 'Slogan'), kind: 'plain' },
  mobile: { name: w('电话', 'Phone', 'Telepon', 'Telepono'), kind: 'plain' },
  address: { name: w('地址', 'Address', 'Alamat', 'Address'), kind: 'plain' },
  colour: { name: w('主色', 'Colour', 'Warna', 'Kulay'), kind: 'plain' },
  logo: { name: w('店铺标志', 'Logo', 'Logo', 'Logo'), kind: 'picture' },
  banner: { name: w('轮播图', 'Banners', 'Banner', 'Mga banner'), kind: 'picture' },
  bannerNarrow: {
    name: w('窄屏轮播图', 'Narrow banners', 'Banner sempit', 'Makikitid na banner'),
    kind: 'picture',
  },
  bannerHref: {
    name: w('轮播图链接', 'Links of banners', 'Tautan banner', 'Mga link ng banner'),
    kind: 'plain',
  },
};

export const otherWords = {
  yes: w('是', 'yes', 'ya', 'oo'),
  no: w('否', 'no', 'tidak', 'hindi'),
  picture: w('图片', 'picture', 'gambar', 'larawan'),
  added: w('新增权限', 'Permissions added', 'Izin ditambahkan', 'Idinagdag na pahintulot'),
  taken: w('移除权限', 'Permissions taken away', 'Izin dicabut', 'Inalis na pahintulot'),
  shown: w('展示', 'shown', 'ditampilkan', 'ipinapakita'),
  hidden: w('隐藏', 'hidden', 'disembunyikan', 'nakatago'),
  usual: w('默认价', 'default price', 'harga bawaan', 'default na presyo'),
  comma: w('、', ', ', ', ', ', '),
} as const;

export const stepWords: Readonly<Record<DeliveryStep, Words>> = {
  unknown: w('未知', 'unknown', 'tidak diketahui', 'hindi alam'),
  recorded: w('已录单', 'recorded', 'dicatat', 'naitala'),
  collected: w('已提货', 'collected', 'diambil', 'nakuha'),
  inTransit: w('运输中', 'in transit', 'dalam perjalanan', 'nasa biyahe'),
  installing: w(
    '送货安装',
    'delivery & installation',
    'pengantaran & pemasangan',
    'paghahatid at pagkakabit',
  ),
  accepted: w('已验收', 'accepted', 'diterima', 'tinanggap'),
  notAccepted: w('未通过验收', 'not accepted', 'tidak diterima', 'hindi tinanggap'),
};

/** Values that are keys. */
export const valueWords: Readonly<Record<string, Words>> = {
  none: w('不取整', 'as it comes', 'apa adanya', 'kung ano ang lumabas'),
  yuan: w('取整到元', 'whole yuan', 'bulat', 'buong yuan'),
  nine: w('尾数为 9', 'ending in 9', 'berakhiran 9', 'nagtatapos sa 9'),
  real: w('真实', 'real', 'asli', 'totoo'),
  fake: w('虚假', 'fake', 'palsu', 'peke'),
  notVerified: w('未核实', 'not verified', 'belum diverifikasi', 'hindi pa beripikado'),
  won: w('成交', 'won', 'berhasil', 'naibenta'),
  lost: w('未成交', 'lost', 'gagal', 'hindi naibenta'),
  cancelled: w('取消', 'cancelled', 'dibatalkan', 'kinansela'),
  expired: w('过期', 'expired', 'kedaluwarsa', 'nag-expire'),
};

/** Changes whose own words are not written yet are called by their area. */
export const areaWords: Readonly<Record<AuditArea, Words>> = {
  price: w(
    '修改商品或价格',
    'Goods or price changed',
    'Barang atau harga diubah',
    'Binago ang paninda o presyo',
  ),
  order: w('处理订单', 'Order handled', 'Pesanan ditangani', 'Inasikaso ang order'),
  staff: auditWords['staff.change'],
  role: auditWords['role.change'],
  setting: w('修改设置', 'Setting changed', 'Pengaturan diubah', 'Binago ang setting'),
};

/** First words of actions by area. */
export const areaPrefixes = {
  price: ['price', 'goods', 'import', 'product', 'sku', 'brand', 'package', 'case'],
  order: ['order', 'refund', 'payment', 'delivery', 'want', 'quote', 'export'],
  staff: ['staff'],
  role: ['role'],
  setting: ['shop', 'setting'],
} as const satisfies Record<AuditArea, readonly string[]>;

export const areaOf = (action: string): AuditArea => {
  const first = action.split('.')[0] ?? '';
  const areas = Object.keys(auditAreas) as AuditArea[]; // keys of a const table
  const prefixes: Readonly<Record<AuditArea, readonly string[]>> = areaPrefixes;
  return areas.find((area) => prefixes[area].includes(first)) ?? 'setting';
};
