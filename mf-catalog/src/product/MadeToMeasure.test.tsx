import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { fireEvent, screen } from '@testing-library/react';
import { sampleCard } from '../samples.ts';
import { MadeToMeasure } from './MadeToMeasure.tsx';
import en from './phrases/en.json' with { type: 'json' };

const product = (tags: Output<'product.detail'>['tags']) =>
  ({
    ...sampleCard({ id: '83', price: 129_900, size: { w: 1400, d: 600, h: 750 } }),
    tags,
  }) as Output<'product.detail'>; // the rest of a product is not looked at

const show = (tags: Output<'product.detail'>['tags'] = ['custom']) =>
  renderScreen(<MadeToMeasure product={product(tags)} sku={undefined} />, {
    lang: 'en',
    phrases: { product: en },
  });

it('prices another size at once, and asks for it with the size written down', async () => {
  await show();
  const price = () => screen.getByText('About; the shop confirms it').parentElement;
  expect(price()).toHaveTextContent('¥1,299');
  fireEvent.change(screen.getByLabelText('Width (cm)'), { target: { value: '180' } });
  // 100 % + 12 % + half of two sevenths more width
  expect(price()).toHaveTextContent('¥1,641');
  expect(screen.getByRole('link', { name: 'Ask for this size' })).toHaveAttribute(
    'href',
    '/wantBuy?productId=83&size=1800x600x750',
  );
});

it('has no price outside of the limits, and can still be asked for', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('Width (cm)'), { target: { value: '400' } });
  expect(screen.getByText('The shop has to price this size.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for this size' })).toBeVisible();
});

it('is not there for what is made in one size only', async () => {
  await show(['new']);
  expect(screen.queryByText('Made to your measures')).toBeNull();
});
