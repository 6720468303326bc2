import { firstDataKey } from '@mall/contract/core/first-data';
import type { Language } from '@mall/contract/core/languages';
import type { PageData } from '../page-data.ts';
import { readerOf } from '../visitor.ts';
import { firstWindowOf } from './first-window.ts';
import type { WindowAsked } from './window-asked.ts';

const card = {
  id: '7',
  name: 'Alva <sofa>',
  image: '/media/alva.webp',
  price: 644_850,
  memberPrice: 612_608,
  marketPrice: null,
  priceFrom: true,
  size: { w: 2100, d: 920, h: 820 },
  swatches: [],
};
const detail = {
  ...card,
  contentLang: 'en',
  brand: { id: '3', name: 'Alvström' },
  images: ['/media/alva-2.webp'],
  hoverImage: null,
  video: null,
  skuId: '11',
  skus: [
    { id: '11', stock: 3, price: 644_850, image: null },
    { id: '12', stock: 3, price: 650_000, marketPrice: 700_000, image: '/media/alva-blue.webp' },
  ],
};
const banner = {
  id: '1',
  title: 'A room',
  subtitle: '',
  pc_image: '/media/wide.webp',
  mobile_image: '/media/narrow.webp',
  class_id: '9',
  href: null,
  tone: 'dark',
  product: { list: [] },
};
const list = { list: [card, card, card, card, card] };

const read = (operation: string, answer: unknown, over: PageData = {}): PageData => ({
  ...over,
  firstData: { [firstDataKey(operation, {}, { language: 'en', code: null })]: answer },
});
const drawn = (over: Partial<WindowAsked> & { lang?: Language; code?: string }): string | undefined => {
  const query = over.query ?? new URLSearchParams();
  const cookie = `lang=${over.lang ?? 'en'}${over.code === undefined ? '' : `; code=${over.code}`}`;
  return firstWindowOf({
    pathname: '/product/productCenter',
    query,
    reader: readerOf({ query, cookie }),
    data: {},
    title: 'All products',
    opens: () => true,
    ...over,
  });
};

describe('the first window of a list', () => {
  it('has the head and four cards, with the pictures that the screen will ask for', () => {
    const html = drawn({ data: read('product.list', list) }) ?? '';
    expect(html).toContain('<h1>All products</h1>');
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(html).toContain('srcset="/media/alva.w200.webp 200w, /media/alva.w400.webp 400w,');
    expect(html).toContain('<a href="/product?productId=7">Alva &#60;sofa&#62;</a><p>210 × 92 × 82 cm</p>');
  });

  it('writes prices as the reader does, and what members pay', () => {
    const html = drawn({ data: read('product.list', list), lang: 'indo' }) ?? '';
    expect(html).toContain(
      '<small>mulai</small><b><i>¥</i>6.448,50</b><em>Anggota <b><i>¥</i>6.126,08</b></em>',
    );
  });

  it('leaves the heading of a category to the screen, which knows its name', () => {
    const query = new URLSearchParams('categoryId=4');
    expect(drawn({ query, data: read('product.list', list) })).toContain('<h1>&nbsp;</h1>');
  });

  it('is not drawn without cards, nor on other pages', () => {
    expect(drawn({ data: read('product.list', { list: [] }) })).toBeUndefined();
    expect(drawn({})).toBeUndefined();
    expect(drawn({ pathname: '/cart', data: read('product.list', list) })).toBeUndefined();
  });

  it('stands also where an address leads to it', () => {
    expect(drawn({ pathname: '/', data: read('product.list', list) })).toContain('<article');
  });
});

describe('the first window of the home page', () => {
  const shop = {
    code: 'WOOD88',
    storeName: 'Wood & Co',
    logo: null,
    colour: null,
    propaganda: 'Solid',
    banner: ['/media/own.webp'],
  };

  it("shows the platform's banner as a link to where it leads", () => {
    const html = drawn({ pathname: '/homeIndex', data: read('banner.list', { list: [banner] }) }) ?? '';
    expect(html).toContain('data-manner="dark" href="/product/productCenter?categoryId=9"');
    expect(html).toContain('srcset="/media/narrow.w200.webp 200w');
    expect(html).toContain('Have a look');
  });

  it("shows the shop's own banner before it, and no link that leads nowhere", () => {
    const data = read('banner.list', { list: [banner] }, { shop: { ...shop, bannerHref: ['/gone'] } });
    const html = drawn({ pathname: '/homeIndex', data, opens: () => false }) ?? '';
    expect(html).toContain('<div class="first-slide" data-manner="lettered">');
    expect(html).toContain('<span>Wood &#38; Co</span>');
    expect(html).not.toContain('/media/wide');
    expect(html).not.toContain('/gone');
    expect(html).toContain('<source media="(max-width: 1199px)" srcset="/media/own.w200.webp 200w');
  });

  it("shows a shop's narrow picture in all but the widest windows", () => {
    const html = drawn({
      pathname: '/homeIndex',
      data: read(
        'banner.list',
        { list: [] },
        { shop: { ...shop, bannerNarrow: ['/media/narrow-own.webp'] } },
      ),
    });
    expect(html).toContain('<source media="(max-width: 1599px)" srcset="/media/narrow-own.w200.webp 200w');
    expect(html).toContain('<img src="/media/own.webp"');
  });
});

describe('the first window of a product', () => {
  const data = read('product.detail', detail);

  it('has the picture and the price of the SKU in the address', () => {
    const query = new URLSearchParams('productId=7&skuId=12');
    const html = drawn({ pathname: '/product', query, data, code: 'DEMO88' }) ?? '';
    expect(html).toContain('src="/media/alva-blue.webp"');
    expect(html).toContain('<b data-sale><i>¥</i>6,500</b><s><i>¥</i>7,000</s>');
    expect(html).toContain('fetchpriority="high"');
  });

  it('is not drawn for who may be sent to sign in', () => {
    expect(drawn({ pathname: '/product', data })).toBeUndefined();
  });
});

describe('the first window of a package', () => {
  const data = read('package.detail', {
    name: 'A room <for> two',
    slogan: 'Calm & light',
    contentLang: 'en',
    banner: '',
    cover: '/media/room.webp',
  });

  it('has its room, name and slogan', () => {
    const html = drawn({ pathname: '/package/packageItem', data, code: 'DEMO88' }) ?? '';
    expect(html).toContain('src="/media/room.webp"');
    expect(html).toContain('<h1>A room &#60;for&#62; two</h1><p>Calm &#38; light</p>');
  });

  it('is not drawn for who may be sent to sign in', () => {
    expect(drawn({ pathname: '/package/packageItem', data })).toBeUndefined();
  });
});
