import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import frame from '../phrases/en.json' with { type: 'json' };
import { BrandsScreen } from './BrandsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Brand } from './useBrands.ts';

const brand = (id: string, name: string, place: number | null, products = 0): Brand => ({
  id,
  name: { zh: `${name}（中）`, en: name, indo: name, fili: name },
  logo: null,
  intro: { zh: '简介', en: 'About' },
  place,
  version: 1,
  products,
  followers: 3,
});
const brands = [brand('1', 'Northwood', 1, 4), brand('2', 'Southwood', 2)];
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];

const open = (list: Brand[] = brands, api: object = {}, own: OperatorPermission[] = both) =>
  renderScreen(<BrandsScreen />, {
    lang: 'en',
    phrases: { brands: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallBrand.list': ({ tab, keyword }: { tab?: string; keyword?: string }) => {
        const found = list.filter(
          ({ name, place }) =>
            (place === null) === (tab === 'removed') && (name.en ?? '').includes(keyword ?? ''),
        );
        return {
          list: found,
          total: found.length,
          page: 1,
          size: 50,
          home: { id: '1', name: { zh: '北木', en: 'Northwood' } },
        };
      },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const act = async (user: Opened['user'], name: string, action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('shows the brands in their order, and finds by name', async () => {
  const { user } = await open();
  await screen.findByRole('button', { name: 'Northwood' });
  expect(screen.getByText('2 brands')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'South{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Northwood' })).toBeNull());
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'West{Enter}');
  expect(await screen.findByText('No brand found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Northwood' })).toBeVisible();
});

it('a mall without brands offers the first', async () => {
  const { user, calls } = await open([], { 'mallBrand.create': { id: '9' } });
  expect(await screen.findByText('The mall has no brands yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add brand' })[1] ?? document.body);
  const dialog = within(screen.getByRole('dialog', { name: 'Add a brand' }));
  await user.click(dialog.getByRole('button', { name: 'Add brand' }));
  expect(dialog.getByText('Please write the name in one language at least')).toBeVisible();
  await user.type(dialog.getByLabelText('Name · English'), 'Westwood');
  await user.type(dialog.getByLabelText(/^Introduction/), 'By hand');
  await user.click(dialog.getByRole('button', { name: 'Add brand' }));
  expect((await screen.findAllByText('Westwood is added')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallBrand.create')).toEqual([
    { name: { en: 'Westwood' }, logo: null, intro: { en: 'By hand' } },
  ]);
});

it('offers nothing to change to who may only look', async () => {
  const { user } = await open(brands, {}, ['catalogue.view']);
  await user.click(await screen.findByRole('button', { name: 'Southwood' }));
  expect(within(screen.getByRole('dialog')).getByText(en.readOnly)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add brand' })).toBeNull();
});

it('says that a name is taken, and keeps what was typed', async () => {
  const { user } = await open(brands, {
    'mallBrand.change': () => {
      throw refused('brand.taken', 'There is a brand of this name already');
    },
  });
  await act(user, 'Southwood', /Edit/);
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Southwood' }));
  await user.type(dialog.getByLabelText('Name · English'), 'x');
  await user.click(dialog.getByRole('button', { name: 'Save brand' }));
  expect((await screen.findAllByText('There is a brand of this name already')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Name · English')).toHaveValue('Southwoodx');
});

it('takes a place by keys, by number, and back', async () => {
  const { user, calls } = await open(brands, { 'mallBrand.place': null });
  (await screen.findByRole('button', { name: 'Southwood' })).focus();
  await user.keyboard('u');
  expect((await screen.findAllByText('Southwood is at place 1')).length).toBeGreaterThan(0);
  await user.keyboard('z');
  await waitFor(() => expect(sent(calls, 'mallBrand.place')).toHaveLength(2));
  await act(user, 'Northwood', /Choose its place/);
  const dialog = within(screen.getByRole('dialog', { name: 'Place of Northwood' }));
  await user.clear(dialog.getByLabelText('Place'));
  await user.type(dialog.getByLabelText('Place'), '0');
  await user.click(dialog.getByRole('button', { name: 'Move there' }));
  expect(dialog.getByText('A place is a whole number from 1 to 5000')).toBeVisible();
  await user.clear(dialog.getByLabelText('Place'));
  await user.type(dialog.getByLabelText('Place'), '7');
  await user.click(dialog.getByRole('button', { name: 'Move there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallBrand.place')).toEqual([
    { id: '2', place: '1' },
    { id: '2', place: '2' },
    { id: '1', place: '7' },
  ]);
});

it('removes an unused one with an undo; a used one stays; a removed one comes back', async () => {
  const gone = brand('3', 'Eastwood', null);
  const { user, calls } = await open([...brands, gone], {
    'mallBrand.remove': null,
    'mallBrand.restore': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Northwood' }));
  expect(screen.getByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('4 products have it')).toBeVisible();
  await user.keyboard('{Escape}');
  await act(user, 'Southwood', /Remove/);
  expect((await screen.findAllByText('Southwood is removed')).length).toBeGreaterThan(0);
  await user.keyboard('z');
  await waitFor(() => expect(sent(calls, 'mallBrand.restore')).toEqual([{ id: '2' }]));
  await user.click(screen.getByRole('tab', { name: 'Removed' }));
  await act(user, 'Eastwood', /Put back/);
  expect((await screen.findAllByText('Eastwood is back')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallBrand.restore')).toEqual([{ id: '2' }, { id: '3' }]);
});

describe('the tile of small items', () => {
  it('says where it leads, leads elsewhere, and back by the toast', async () => {
    let home = brands[0];
    const opened = await open(brands, {
      'mallBrand.list': () => ({
        list: brands,
        total: 2,
        page: 1,
        size: 50,
        home: { id: home?.id ?? '', name: home?.name ?? null },
      }),
      'mallBrand.chooseHome': ({ id }: { id: string }) => {
        home = brands.find((one) => one.id === id);
        return null;
      },
    });
    const field = await screen.findByRole('combobox', { name: 'Brand of the home tile “Small items”' });
    expect(field).toHaveValue('Northwood');
    expect(screen.getByRole('link', { name: 'See the page' })).toHaveAttribute(
      'href',
      '/brandGoods?brandId=1',
    );
    await opened.user.clear(field);
    await opened.user.type(field, 'South');
    await opened.user.click(await screen.findByRole('option', { name: /Southwood/ }));
    await waitFor(() => expect(sent(opened.calls, 'mallBrand.chooseHome')).toEqual([{ id: '2', seen: '1' }]));
    await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(sent(opened.calls, 'mallBrand.chooseHome').at(-1)).toEqual({ id: '1', seen: '2' }),
    );
  });

  it('is to be read by who may not change the catalogue', async () => {
    await open(brands, {}, ['catalogue.view']);
    expect(
      await screen.findByRole('combobox', { name: 'Brand of the home tile “Small items”' }),
    ).toBeDisabled();
  });
});
