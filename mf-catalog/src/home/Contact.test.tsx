import { shop } from '@mall/platform';
import { renderScreen, sampleShop } from '@mall/testing';
import { screen } from '@testing-library/react';
import zh from '../phrases/zh.json' with { type: 'json' };
import { pageOf, sampleBanner } from '../samples.ts';
import { Banner } from './Banner.tsx';
import { Contact } from './Contact.tsx';

const options = {
  phrases: { catalog: zh },
  who: { code: 'DEMO88' },
  api: {
    'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
    'banner.list': pageOf([sampleBanner()]),
  },
};

describe('under the brand of a shop (spec §2)', () => {
  beforeEach(() =>
    shop.set({
      ...sampleShop,
      propaganda: '好好住。',
      mobile: '138 0000 0088',
      address: '示例路 88 号',
      banner: ['/media/shop/one.webp'],
      bannerHref: ['/product/productCenter?categoryId=1'],
      realName: '林',
    }),
  );
  afterEach(() => shop.set(null));

  it('says how to reach the shop, with a QR code of it', async () => {
    await renderScreen(<Contact />, options);
    expect(screen.getByRole('heading', { name: '八八家居' })).toBeVisible();
    expect(screen.getByRole('link', { name: '138 0000 0088' })).toHaveAttribute('href', 'tel:13800000088');
    expect(screen.getByText('示例路 88 号')).toBeVisible();
    expect(await screen.findByRole('img', { name: /二维码/ })).toBeVisible();
  });

  it("shows the shop's own banner before the platform's, with its jump", async () => {
    await renderScreen(<Banner />, options);
    await screen.findByRole('heading', { name: 'Room for everyone', hidden: true });
    const [first] = screen.getAllByRole('link', { hidden: true });
    expect(first).toHaveAttribute('href', '/product/productCenter?categoryId=1');
  });
});

it('says nothing of a shop where there is none', async () => {
  const { container } = await renderScreen(<Contact />, options);
  expect(container.querySelector('section')).toBeNull();
});
