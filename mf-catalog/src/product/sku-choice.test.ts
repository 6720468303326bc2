import { sampleProduct } from '../samples.ts';
import { skuToShow } from '@mall/contract/catalog/shown-sku';
import { largestBox, measureNote, picturesOf, withFreshStock } from './sku-choice.ts';

const product = sampleProduct();

describe('the SKU that a product page begins with', () => {
  it('is the one of the address', () => {
    expect(skuToShow(product, '12')?.id).toBe('12');
  });

  it('is the one of the card when the address names none, or one of another product', () => {
    expect([skuToShow(product, null)?.id, skuToShow(product, '999')?.id]).toEqual(['11', '11']);
  });

  it('is the first that can be had when that of the card is sold out', () => {
    const sold = withFreshStock(product, [{ skuId: '11', stock: 0 }]);
    expect(skuToShow(sold, null)?.id).toBe('12');
  });
});

it('says of a size how wide it is, and of a colour nothing', () => {
  expect([measureNote(product, 'two'), measureNote(product, 'oat')]).toEqual(['168 cm', undefined]);
});

it('shows the pictures of the SKU first, each once, and the film last', () => {
  const filmed = sampleProduct({ hoverImage: '/media/rooms/oat.webp', video: '/media/film.mp4' });
  const [sku] = filmed.skus;
  const pictures = picturesOf(filmed, sku && { ...sku, image: '/media/products/alva-oat.webp' });
  expect(pictures.map(({ src }) => src)).toEqual([
    '/media/products/alva-oat.webp',
    '/media/products/alva.webp',
    '/media/rooms/oat.webp',
    '/media/rooms/oat.webp',
  ]);
  expect(pictures.map(({ kind }) => kind)).toEqual(['photo', 'product', 'photo', 'photo']);
  expect(pictures.at(-1)?.video).toBe('/media/film.mp4');
});

it('names the parcel that has to go through the door', () => {
  expect(largestBox(product.skus[0]?.boxes ?? [])?.kg).toBe(64);
  expect(largestBox([])).toBeUndefined();
});
