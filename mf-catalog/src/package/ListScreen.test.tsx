import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen } from '@testing-library/react';
import { pageOf } from '../samples.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import words from './phrases/en.json' with { type: 'json' };
import { samplePackage } from './samples.ts';
import { SpecialScreen } from './SpecialScreen.tsx';

const options: ScreenOptions = {
  phrases: { package: words },
  lang: 'en',
  who: { code: 'DEMO88' },
  api: {
    'package.categories': [{ id: '1', name: 'Living rooms', cover: '/media/c.webp', count: 5 }],
    'package.list': pageOf([samplePackage(), samplePackage({ id: '5', name: 'Velvet evening' })]),
    'package.recommended': pageOf([samplePackage({ id: '9', name: 'Sage bedroom' })]),
  },
};
const list = (query = '', more: ScreenOptions = {}) =>
  renderScreen(<ListScreen />, {
    ...options,
    route: '/package/packageSingleList',
    at: `/package/packageSingleList${query}`,
    ...more,
    api: { ...options.api, ...more.api },
  });

describe('the rooms that there are packages for', () => {
  it('are shown with how many, and lead to their packages', async () => {
    await renderScreen(<CategoriesScreen />, options);
    expect(await screen.findByRole('link', { name: /Living rooms\s*5 packages/ })).toHaveAttribute(
      'href',
      '/package/packageSingleList?categoryId=1',
    );
    expect(await screen.findByRole('link', { name: 'Sage bedroom' })).toHaveAttribute(
      'href',
      '/package/packageItem?id=9',
    );
  });

  it('say so when there are none yet', async () => {
    const api = { 'package.categories': [], 'package.recommended': pageOf<never>([]) };
    await renderScreen(<CategoriesScreen />, { ...options, api });
    expect(await screen.findByText('No packages yet')).toBeVisible();
  });
});

describe('a list of packages', () => {
  it('has the name of its room, and asks for it', async () => {
    const { calls } = await list('?categoryId=1&tier=comfort&sort=price&order=desc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Living rooms' })).toBeVisible();
    expect(calls.find(({ op }) => op === 'package.list')?.input).toMatchObject({
      categoryId: '1',
      tier: 'comfort',
      sort: 'price',
      order: 'desc',
    });
  });

  it('writes class and order into the address, and takes the room away', async () => {
    const { user, where } = await list('?categoryId=1');
    await user.click(await screen.findByRole('button', { name: 'Signature' }));
    expect(where()).toBe('/package/packageSingleList?categoryId=1&tier=signature');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
    expect(where()).toBe('/package/packageSingleList?categoryId=1&tier=signature&sort=price');
    await user.click(screen.getByRole('button', { name: 'Remove filter Living rooms' }));
    expect(where()).toBe('/package/packageSingleList?tier=signature&sort=price');
  });

  it('says why nothing is there, and clears the filters', async () => {
    const { user, where } = await list('?categoryId=1&tier=signature', {
      api: { 'package.list': pageOf<never>([]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(where()).toBe('/package/packageSingleList');
  });

  it('asks for the special ones on their page', async () => {
    const { calls } = await renderScreen(<SpecialScreen />, options);
    expect(await screen.findByRole('heading', { level: 1, name: 'Special packages' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Velvet evening' })).toBeVisible();
    expect(calls.find(({ op }) => op === 'package.list')?.input['special']).toBe('true');
  });
});
