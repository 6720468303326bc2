import { cartCount } from '@mall/platform';
import { lost, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import catalog from '../phrases/en.json' with { type: 'json' };
import { pageOf } from '../samples.ts';
import { PackageScreen } from './PackageScreen.tsx';
import words from './phrases/en.json' with { type: 'json' };
import { sampleDetail, samplePackage, sampleQuote } from './samples.ts';

const show = (query = '?id=4', { api, ...options }: ScreenOptions = {}) =>
  renderScreen(<PackageScreen />, {
    route: '/package/packageItem',
    at: `/package/packageItem${query}`,
    phrases: { package: words, catalog },
    lang: 'en',
    who: { code: 'DEMO88' },
    ...options,
    api: {
      'package.detail': sampleDetail(),
      'package.quote': ({ chosen }) => sampleQuote([chosen].flat()),
      'package.list': pageOf([
        samplePackage(),
        samplePackage({ id: '5', tier: 'signature', name: 'Velvet' }),
      ]),
      'package.singles': pageOf([]),
      'package.recommended': pageOf([samplePackage({ id: '9', name: 'Sage bedroom' })]),
      'shop.qrCode': { url: '/', png: 'aaaa', svg: '' },
      ...api,
    },
  });

const price = () => screen.findAllByText(/^2,700$/);
/** The one beside the bill; the phone's bar has another. */
const addButton = async (name = 'Add the package to cart'): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getAllByRole('button', { name })[0]).toBeEnabled());
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${name}.`);
  return button;
};
const sofa = () => within(document.getElementById('slot-sofa') ?? document.body);

describe('one package (spec §2, decisions 2.16)', () => {
  it('shows what stands in each place, the price of all, what is saved, freight and the day', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Calm living room' })).toBeVisible();
    expect((await price()).length).toBeGreaterThan(0);
    expect(sofa().getByRole('link', { name: 'Alva sofa' })).toBeVisible();
    expect(screen.getAllByText(/Package saves ¥300/).length).toBeGreaterThan(0);
    expect(screen.getByText(/by Fri, 25 December|by Fri 25 December/)).toHaveTextContent(
      'The date is decided by: Sofa',
    );
  });

  it('swaps a piece, asks for the new price, says it politely and writes it into the address', async () => {
    const { user, where, calls } = await show();
    await price();
    await user.click(sofa().getByRole('button', { name: /Swap to Nube sofa.*\+¥300/ }));
    expect(where()).toBe('/package/packageItem?id=4&chosen=sofa*11');
    expect((await screen.findAllByText(/^2,970$/)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(
        screen.getAllByRole('status').some(({ textContent }) => textContent === 'Now ¥2,970, ¥330 saved'),
      ).toBe(true),
    );
    expect(calls.filter(({ op }) => op === 'package.quote').at(-1)?.input['chosen']).toEqual([
      'sofa*11',
      'plant*20',
      'bench*30',
    ]);
    await user.click(sofa().getByRole('button', { name: 'undo' }));
    expect(where()).toBe('/package/packageItem?id=4');
  });

  it('opens the choice of a link, and goes back to the package as made', async () => {
    const { user, where } = await show('?id=4&chosen=sofa*11,plant*0');
    expect(await screen.findByText('Your version, 2 pieces')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to as made' }));
    expect(where()).toBe('/package/packageItem?id=4');
    expect(await screen.findByText('As made, 3 pieces')).toBeVisible();
  });

  it('shows everything that fits a place, with what cannot be had closed', async () => {
    const { user, where } = await show();
    await price();
    await user.click(sofa().getByRole('button', { name: 'All that fit: Sofa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sofa' }));
    expect(dialog.getByRole('radio', { name: /Verdi sofa.*Not to be had/ })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Nube sofa/ }));
    expect(where()).toContain('chosen=sofa*11');
  });

  it('leaves an optional piece out, and does not offer that for one that must be there', async () => {
    const { user, where } = await show();
    await price();
    expect(screen.getAllByRole('button', { name: 'Leave out' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(where()).toBe('/package/packageItem?id=4&chosen=plant*0');
  });

  it('goes from a disc on the picture to its place', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: /^2 Plant: Fig/ }));
    await waitFor(() => expect(document.getElementById('slot-plant')).toHaveFocus());
  });

  it('opens the other rooms of a package', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Hall · 1' }));
    expect(screen.getByRole('link', { name: 'Elin bench' })).toBeVisible();
  });

  it('asks a visitor to sign in before it puts anything into the cart', async () => {
    const { user, where } = await show('?id=4&chosen=plant*0');
    await user.click(await addButton());
    expect(where()).toBe('/login');
  });

  it('puts the package with the chosen pieces into the cart, or in the place of the one that is being changed', async () => {
    const member = { who: { token: 'lin' }, api: { 'cart.add': { count: 4 } } };
    const { user, calls } = await show('?id=4&chosen=plant*0', member);
    await user.click(await addButton());
    expect(await screen.findByText('The package is in your cart')).toBeVisible();
    expect(cartCount()).toBe(4);
    const wish = { packageId: '4', qty: '1', selection: ['sofa*10', 'bench*30'] };
    expect(calls.find(({ op }) => op === 'cart.add')?.input).toEqual(wish);

    const changing = await show('?id=4&replaces=p7', member);
    await changing.user.click(await addButton('Change it in the cart'));
    await waitFor(() => expect(changing.where()).toBe('/cart'));
    expect(changing.calls.find(({ op }) => op === 'cart.add')?.input).toMatchObject({ replaces: 'p7' });
  });

  it('says that a piece of the link is sold out, and does not sell the package with it', async () => {
    await show('?id=4&chosen=sofa*12');
    expect(await screen.findByText(/Not to be had at the moment: Verdi sofa/)).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: 'Not complete now' }))
      expect(button).toBeDisabled();
  });

  it('says which place cannot be filled', async () => {
    const detail = sampleDetail();
    const hall = {
      key: 'hall',
      name: 'Hall',
      slots: [{ key: 'bench', name: 'Bench', min: 1, max: 1, options: [] }],
    };
    await show('?id=4', { api: { 'package.detail': { ...detail, places: [hall] } } });
    expect(await screen.findByText(/Nothing is left for: Bench/)).toBeVisible();
  });

  it('tells a refused price in a sentence, and keeps the page', async () => {
    await show('?id=4', {
      api: {
        'package.quote': () => {
          throw refused('product.unavailable');
        },
      },
    });
    expect(await screen.findByText(/A chosen piece can no longer be had/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(['?id=4', '?id=abc', '', `?id=${'9'.repeat(10_000)}`])(
    'says that a package is gone: %#',
    async (query) => {
      await show(query, {
        api: {
          'package.detail': () => {
            throw refused('missing');
          },
        },
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Package not found' })).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Sage bedroom' })).toBeVisible();
    },
  );

  it('can be tried again when it does not come', async () => {
    await show('?id=4', {
      api: {
        'package.detail': () => {
          throw lost;
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
