import { permissions } from '@mall/contract/core/permissions';
import type { Output } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { PriceFactorScreen } from './PriceFactorScreen.tsx';

type Update = Output<'priceFactor.update'>;
const held: Output<'priceFactor.show'> = {
  priceFactor: '1.5000',
  ending: 'none',
  changes: [
    {
      id: 'c1',
      old: '1.4500',
      new: '1.5000',
      oldEnding: 'none',
      newEnding: 'none',
      by: 'Wen Li',
      at: '2026-11-03T01:00:00Z',
      undoneAt: null,
      undoable: true,
    },
    {
      id: 'c0',
      old: '1.4500',
      new: '1.8000',
      oldEnding: 'none',
      newEnding: 'none',
      by: 'Wen Li',
      at: '2026-11-02T01:00:00Z',
      undoneAt: '2026-11-02T02:00:00Z',
      undoable: false,
    },
  ],
};
const preview: NonNullable<Update['preview']> = {
  list: [
    {
      skuId: '11',
      productId: '1',
      name: 'Haven corner sofa',
      specText: 'Oat',
      image: '/media/demo/x.webp',
      platformPrice: 699_900,
      now: 1_049_850,
      next: 1_133_838,
      own: false,
      supplyPrice: 489_930,
    },
  ],
  total: 133,
  page: 1,
  size: 20,
  summary: { up: 133, down: 0, same: 0, own: 9, carts: 27, marginNow: 5333, marginNext: 5679 },
};
const updated: Update = { priceFactor: '1.6200', ending: 'none', changeId: 'c2' };
const answer = (input: { dryRun?: unknown }): Update =>
  input.dryRun === 'true' || input.dryRun === true || input.dryRun === '1'
    ? { priceFactor: '1.5000', ending: 'none', changeId: null, preview }
    : updated;

const open = (api: Answers = {}, may: readonly string[] = permissions) =>
  renderScreen(<PriceFactorScreen />, {
    route: '/userAdmin/shop/PriceFactor',
    at: '/userAdmin/shop/PriceFactor',
    lang: 'en',
    phrases: { factor: en },
    who: { token: 't', isShop: true, permissions: permissions.filter((key) => may.includes(key)) },
    api: { 'priceFactor.show': held, 'priceFactor.update': answer, ...api },
  });
const type = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  const field = await screen.findByLabelText('New factor');
  await user.clear(field);
  await user.type(field, text);
};
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ op, input }) => op === 'priceFactor.update' && input['dryRun'] === undefined);

it('tells what every price would be, what it means, and what happened before', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Haven corner sofa/ });
  for (const text of ['¥6,999.00', '¥10,498.50', '¥11,338.38', '+¥839.88', '¥4,899.30', '53.3%', '56.8%'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByText('prices go up').parentElement).toHaveTextContent('133');
  expect(screen.getByText('carts get a notice').parentElement).toHaveTextContent('27');
  expect(screen.getByText('undone')).toBeInTheDocument();
});

it('asks for a preview of what was typed, and applies it with what was seen', async () => {
  const { user, calls } = await open();
  await type(user, '1.62');
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ priceFactor: '1.6200', dryRun: 'true' }));
  await user.click(screen.getByRole('radio', { name: /Ends in 9/ }));
  await user.click(screen.getByRole('button', { name: 'Apply new factor 1.6200' }));
  expect(await screen.findByText('Price factor is now 1.6200')).toBeInTheDocument();
  expect(sent(calls)).toMatchObject([
    { input: { priceFactor: '1.6200', ending: 'nine', seenFactor: '1.5000', seenEnding: 'none' } },
  ]);
});

it.each(['0.5', '11', '1.23456', 'abc'])(
  '%s is told to be wrong in its place and is not sent',
  async (text) => {
    const { user, calls } = await open();
    await type(user, text);
    expect(screen.getByText('Write a number from 1.0000 to 10.0000 with at most 4 decimals')).toBeVisible();
    expect(screen.getByRole('button', { name: /Apply new factor/ })).toBeDisabled();
    expect(calls.some(({ input }) => input['priceFactor'] === text)).toBe(false);
  },
);

it('the slider goes by a hundredth, with Shift by a tenth', async () => {
  const { user } = await open();
  (await screen.findByRole('slider', { name: 'Price factor' })).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByLabelText('New factor')).toHaveValue('1.6100');
  await user.click(screen.getByRole('button', { name: 'Back to 1.5000' }));
  expect(screen.getByLabelText('New factor')).toHaveValue('1.5000');
});

it('says that somebody else was quicker, and keeps what was typed', async () => {
  const { user } = await open({
    'priceFactor.update': (input) => {
      if (answer(input).preview !== undefined) return answer(input);
      throw refused('price.changedElsewhere', 'Somebody has changed this', { priceFactor: '2.0000' });
    },
  });
  await type(user, '1.7');
  await user.click(await screen.findByRole('button', { name: 'Apply new factor 1.7000' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has changed the factor');
  expect(screen.getByLabelText('New factor')).toHaveValue('1.7000');
});

it('takes the last change back from the history', async () => {
  const { user, calls } = await open({ 'priceFactor.undo': { priceFactor: '1.4500', ending: 'none' } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: the factor is 1.4500 again')).toBeInTheDocument();
  expect(calls.find(({ op }) => op === 'priceFactor.undo')?.input).toMatchObject({ id: 'c1' });
  expect(screen.getByLabelText('New factor')).toHaveValue('1.4500');
});

it('can be read and not changed by a role without the permission', async () => {
  await open({}, ['shop.view']);
  expect(await screen.findByText('Your role may only see the price factor')).toBeVisible();
  expect(screen.getByLabelText('New factor')).toBeDisabled();
  expect(screen.getByRole('button', { name: /Apply new factor/ })).toBeDisabled();
});

it('shows no supply prices to those who may not see the finances', async () => {
  await open(
    {},
    permissions.filter((key) => key !== 'finance.view'),
  );
  await screen.findByRole('row', { name: /Haven corner sofa/ });
  expect(screen.queryByRole('columnheader', { name: 'Supply' })).toBeNull();
});
