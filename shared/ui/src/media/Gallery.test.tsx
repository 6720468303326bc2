import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery.tsx';

const items = [
  { src: '/media/film.webp', video: '/media/film.mp4', alt: 'The film' },
  { src: '/media/a.webp', alt: 'From the front' },
  { src: '/media/b.webp', alt: 'From the side' },
];

const openLarge = async () => {
  const user = userEvent.setup();
  render(<Gallery name="Table" items={items} />);
  const opener = screen.getByRole('button', { name: 'gallery.zoom' });
  await user.click(opener);
  return { user, opener, large: await screen.findByRole('dialog', { name: 'gallery.label' }) };
};

it('opens pictures large, without the film, and arrow keys go to their ends', async () => {
  const { user, large } = await openLarge();
  const seen = () => large.querySelector('.yarl__slide_current img')?.getAttribute('alt');
  expect(seen()).toBe('From the front');
  expect(screen.getByRole('button', { name: 'carousel.previous' })).toBeDisabled();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'carousel.next' })).toBeDisabled();
  expect(seen()).toBe('From the side');
});

it('has its focus inside, and gives it back when Escape closes it', async () => {
  const { user, opener } = await openLarge();
  expect(screen.getByRole('button', { name: 'dialog.close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'dialog.close' })).toBeNull();
  expect(opener).toHaveFocus();
});
