import { renderScreen, type ScreenOptions } from '@mall/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { pageOf } from '../samples.ts';
import { ListShowScreen } from './ListShowScreen.tsx';
import words from './phrases/en.json' with { type: 'json' };
import { sampleDetail, samplePackage, sampleQuote } from './samples.ts';
import { ShowScreen } from './ShowScreen.tsx';

const options: ScreenOptions = {
  phrases: { package: words },
  lang: 'en',
  who: { code: 'DEMO88' },
  api: {
    'package.detail': sampleDetail(),
    'package.quote': ({ chosen }) => sampleQuote([chosen].flat()),
    'package.list': pageOf([samplePackage(), samplePackage({ id: '5', name: 'Velvet evening' })]),
    'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
  },
};
const show = (query = '?id=4') =>
  renderScreen(<ShowScreen />, {
    ...options,
    route: '/package/packageSingleCarousel',
    at: `/package/packageSingleCarousel${query}`,
  });
const picture = (at: number) => screen.findByRole('img', { name: `Calm living room, picture ${at} of 3` });

describe('the showroom of a package', () => {
  it('begins where the link says, and arrow keys go round', async () => {
    const { user } = await show('?id=4&at=3');
    await picture(3);
    await user.keyboard('{ArrowRight}');
    await picture(1);
    await user.keyboard('{ArrowLeft}');
    await picture(3);
    await user.keyboard('{Home}');
    await picture(1);
  });

  it('stops and goes on with the space bar and with its button, once each', async () => {
    const { user } = await show();
    await picture(1);
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('goes on by itself every five seconds', async () => {
    await show();
    await picture(1);
    jest.useFakeTimers();
    fireEvent.keyDown(document, { key: 'ArrowRight' });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    await picture(3);
  });

  it('follows a finger', async () => {
    await show();
    const shown = (await picture(1)).parentElement ?? document.body;
    fireEvent.pointerDown(shown, { clientX: 300 });
    fireEvent.pointerUp(shown, { clientX: 100 });
    await picture(2);
  });

  it('leads back with Esc, with what was chosen', async () => {
    const { user, where } = await show('?id=4&chosen=sofa*11');
    await picture(1);
    await user.keyboard('{Escape}');
    expect(where()).toBe('/package/packageItem?id=4&chosen=sofa*11');
  });

  it('has price, saving and a QR code', async () => {
    await show();
    expect(await screen.findByText('Package saves ¥300')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code of Calm living room' })).toBeVisible();
  });
});

describe('the showroom of a list', () => {
  it('shows one package after the other', async () => {
    const { user } = await renderScreen(<ListShowScreen />, options);
    expect(await screen.findByRole('heading', { name: 'Calm living room' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Velvet evening' })).toBeVisible();
  });

  it('says so when there is nothing to show', async () => {
    await renderScreen(<ListShowScreen />, { ...options, api: { 'package.list': pageOf<never>([]) } });
    expect(await screen.findByText('This package is no longer here')).toBeVisible();
  });
});
