import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { BannersScreen } from './BannersScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Banner = Output<'platformBanner.save'>;
const banner = (id: string, over: Partial<Banner> = {}): Banner => ({
  id,
  version: 3,
  title: { en: `Banner ${id}` },
  subtitle: {},
  picture: '/media/product/a.webp',
  narrow: null,
  link: '/newGoods',
  tone: 'light',
  products: ['7'],
  languages: [],
  from: null,
  to: null,
  state: 'shown',
  fromReview: false,
  ...over,
});
const three = [banner('1'), banner('2', { state: 'planned', languages: ['en'] }), banner('3')];

const open = (
  own: OperatorPermission[] = ['content.view', 'content.edit'],
  api: object = {},
  at = '/operator/content',
) =>
  renderScreen(<BannersScreen />, {
    at,
    route: '/operator/content',
    lang: 'en',
    phrases: { content: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformBanner.list': { list: three },
      ...api,
    },
  });
const names = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByText(/^Banner/).textContent);

it('lists the banners of a place with when and to whom they are shown', async () => {
  const { user, calls, where } = await open(['content.view']);
  expect(await screen.findByText('Banner 2')).toBeVisible();
  expect(screen.getByText('Planned')).toBeVisible();
  expect(screen.getByText('English')).toBeVisible();
  expect(screen.getAllByText('/newGoods')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Add banner|Change|Move/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'Brands');
  expect(where()).toBe('/operator/content?kind=4');
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'platformBanner.list')?.input).toEqual({ kind: '4' }),
  );
});

it('moves one up and down by buttons, at once', async () => {
  const { user, calls } = await open(undefined, { 'platformBanner.order': { list: three } });
  await screen.findByText('Banner 1');
  expect(screen.getByRole('button', { name: 'Move up: Banner 1' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move down: Banner 1' }));
  expect(calls.find(({ op }) => op === 'platformBanner.order')?.input).toEqual({
    kind: '1',
    ids: ['2', '1', '3'],
  });
});

it('finds one by its words or link in any language, and puts what was found in no order', async () => {
  const linked = banner('2', { link: '/sofas', title: { en: 'Banner 2', zh: '沙发' } });
  const { user, where } = await open(undefined, {
    'platformBanner.list': { list: [banner('1'), linked, banner('3')] },
  });
  const search = await screen.findByRole('searchbox', { name: en.find });
  await user.type(search, '沙发{Enter}');
  await waitFor(() => expect(names()).toEqual(['Banner 2']));
  expect(screen.getByRole('button', { name: 'Move up: Banner 2' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move down: Banner 2' })).toBeDisabled();
  await user.clear(search);
  await user.type(search, 'stool{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(3);
  expect(where()).toBe('/operator/content');
});

it('takes one away, and back by the toast', async () => {
  const { user, calls } = await open(undefined, {
    'platformBanner.remove': null,
    'platformBanner.restore': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Take away: Banner 2' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(calls.find(({ op }) => op === 'platformBanner.restore')?.input).toEqual({ id: '2' });
});

it('changes the version that was seen, and keeps what it does not show', async () => {
  const { user, calls } = await open(undefined, { 'platformBanner.save': banner('1', { version: 4 }) });
  await user.click(await screen.findByRole('button', { name: 'Change: Banner 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change banner' }));
  const link = dialog.getByLabelText(/^Leads to/);
  await user.clear(link);
  await user.type(link, 'newGoods');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Begin with / or https://')).toBeVisible();
  await user.clear(link);
  await user.type(link, '/seckillList');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'platformBanner.save')?.input).toMatchObject({
    kind: '1',
    id: '1',
    version: 3,
    link: '/seckillList',
    title: { en: 'Banner 1' },
    products: ['7'],
    picture: '/media/product/a.webp',
  });
  expect(names()).toHaveLength(3);
});

it('an empty place says so, and offers the first', async () => {
  const { user } = await open(undefined, { 'platformBanner.list': { list: [] } });
  expect(await screen.findByText('No banner here')).toBeVisible();
  const [, second] = screen.getAllByRole('button', { name: 'Add banner' });
  await user.click(second as HTMLElement); // the one in the empty list
  const dialog = within(screen.getByRole('dialog', { name: 'Add banner' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Write a title in at least one language')).toBeVisible();
  expect(dialog.getByText('Choose a picture')).toBeVisible();
});

it('shows how it will stand, wide and on a phone, while it is written', async () => {
  const narrow = '/media/product/narrow.webp';
  const { user } = await open(undefined, {
    'platformBanner.list': { list: [banner('1', { tone: 'dark', narrow, subtitle: { en: 'By hand' } })] },
  });
  await user.click(await screen.findByRole('button', { name: 'Change: Banner 1' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  const picture = () => preview.getByRole('figure').querySelector('img')?.getAttribute('src');
  expect(picture()).toBe('/media/product/a.webp');
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Autumn');
  expect(preview.getByText('Autumn')).toBeVisible();
  expect(preview.getByText('By hand')).toBeVisible();
  await user.click(preview.getByRole('button', { name: '390 px' }));
  expect(picture()).toBe(narrow);
});

it('says of a place that no page shows that there is nothing to see', async () => {
  const { user } = await open(undefined, {}, '/operator/content?kind=7');
  await user.click(await screen.findByRole('button', { name: 'Change: Banner 1' }));
  expect(screen.getByText('No page shows pictures of this place at present.')).toBeVisible();
});
