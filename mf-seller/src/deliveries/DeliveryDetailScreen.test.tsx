import { permissions } from '@mall/contract/core/permissions';
import type { Delivery } from '@mall/office/deliveries';
import { queryClient, queryKeyOf } from '@mall/platform';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { DeliveryDetailScreen } from './DeliveryDetailScreen.tsx';
import en from '@mall/office/deliveries/phrases/en.json' with { type: 'json' };
import { aDelivery, inDays } from '@mall/office/deliveries/sample-deliveries';

const open = (delivery: Delivery, api: Answers = {}) =>
  renderScreen(<DeliveryDetailScreen />, {
    lang: 'en',
    at: '/userAdmin/orders/orderDeliveryDetail?id=d1',
    phrases: { seller, deliveries: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: { 'delivery.show': delivery, ...api },
  });
const changes = (calls: readonly { op: string; input: unknown }[]) =>
  calls.filter(({ op }) => op === 'delivery.change').map(({ input }) => input);

it('says when it is expected and what that is made of', async () => {
  await open(aDelivery({ urgent: true, productionDays: 24 }));
  expect(await screen.findByText('24 days × 0.6 = 15')).toBeVisible();
  expect(screen.getByText('Counted as notice + production + transit')).toBeVisible();
  expect(screen.getByText('On time')).toBeVisible();
});

it('changes the plan with the version that was seen', async () => {
  const { user, calls } = await open(aDelivery(), {
    'delivery.change': aDelivery({ version: 4, transitDays: 9 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog', { name: 'Change the plan' });
  const transit = within(dialog).getByRole('textbox', { name: 'Transit' });
  await user.clear(transit);
  await user.type(transit, '61');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('A whole number from 0 to 60')).toBeVisible();
  await user.clear(transit);
  await user.type(transit, '9');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      { id: 'd1', version: '3', productionDays: '7', transitDays: '9', attribute: 'regular' },
    ]),
  );
});

it('keeps what was typed when somebody else was first, tells what is there now, and saves only what was looked at', async () => {
  const { user, calls } = await open(aDelivery(), {
    'delivery.change': () => {
      throw refused('delivery.changedMeanwhile', 'Somebody else has just changed this delivery');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = screen.getByRole('dialog', { name: 'Change the plan' });
  const transit = within(dialog).getByRole('textbox', { name: 'Transit' });
  await user.clear(transit);
  await user.type(transit, '9');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ op }) => op === 'delivery.show').length).toBeGreaterThan(1));
  expect(transit).toHaveValue('9');
  queryClient.setQueryData(
    queryKeyOf('delivery.show', { id: 'd1' }),
    aDelivery({ version: 4, productionDays: 11 }),
  );
  expect(await within(dialog).findByText(/production 11 days, transit 5 days, Regular/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Seen, save mine' }));
  await user.click(within(dialog).getByRole('button', { name: /Save$/ }));
  await waitFor(() => expect(changes(calls).at(-1)).toMatchObject({ version: '4', transitDays: '9' }));
});

describe('at the door', () => {
  const door = aDelivery({ status: 4, moves: ['accept', 'refuse'], basis: 'visit' });

  it('is accepted only with photos and a name; what is missing stands beside the button', async () => {
    await open(door);
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(accept).toBeDisabled();
    expect(screen.getByText('At least 2 photos. Who took the goods?')).toBeVisible();
  });

  it('is refused with a reason and the state of each piece', async () => {
    const { user, calls } = await open(door, {
      'delivery.change': aDelivery({ status: 6, moves: ['retry'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Damaged' }));
    await user.type(screen.getByRole('textbox', { name: 'Note on Elin chair' }), 'Scratch');
    await user.click(screen.getByRole('button', { name: 'Not accepted' }));
    const dialog = screen.getByRole('dialog', { name: 'Not accepted' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A leg is scratched');
    await user.click(within(dialog).getByRole('button', { name: 'Not accepted' }));
    await waitFor(() =>
      expect(changes(calls)).toEqual([
        {
          id: 'd1',
          version: 3,
          step: 'notAccepted',
          photos: [],
          form: {
            items: [{ lineId: 'l1', state: 'damaged', note: 'Scratch' }],
            signedBy: '',
            signature: '',
            reason: 'A leg is scratched',
          },
        },
      ]),
    );
  });
});

it('makes a link for the installer, shows it once with its code, and revokes it', async () => {
  const link = { id: 'k1', createdAt: inDays(-1), expiresAt: inDays(5), revokedAt: null };
  const { user, calls } = await open(aDelivery({ links: [link] }), {
    'delivery.makeLink': {
      id: 'k2',
      url: 'https://mall.test/installer#abc',
      token: 'abc',
      expiresAt: inDays(7),
      qr: 'data:image/svg+xml,x',
    },
    'delivery.revokeLink': aDelivery({ links: [{ ...link, revokedAt: inDays(0) }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lasts' }), '7 days');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a link' }));
  const made = await screen.findByRole('dialog', { name: 'The link is made' });
  expect(within(made).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  expect(within(made).getByRole('textbox', { name: 'Link' })).toHaveValue('https://mall.test/installer#abc');
  await user.click(within(made).getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'delivery.revokeLink')?.input).toEqual({ id: 'd1', linkId: 'k1' }),
  );
});

it('splits a delivery that is only recorded, into parts that both have pieces', async () => {
  const lines = ['l1', 'l2'].map((id) => ({ id, name: `Chair ${id}`, specText: '', image: '', qty: 1 }));
  const { user, calls } = await open(aDelivery({ lines }), { 'delivery.split': aDelivery() });
  await user.click(await screen.findByRole('button', { name: 'Split the delivery' }));
  const dialog = screen.getByRole('dialog', { name: 'Split the delivery' });
  await user.click(within(dialog).getByRole('button', { name: 'Split the delivery' }));
  expect(within(dialog).getByText('Choose at least one, and leave at least one')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Chair l2 × 1' }));
  await user.click(within(dialog).getByRole('button', { name: 'Split the delivery' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'delivery.split')?.input).toEqual({ id: 'd1', lineIds: ['l2'] }),
  );
});

it('without an id says so, and leads back', async () => {
  await renderScreen(<DeliveryDetailScreen />, {
    lang: 'en',
    at: '/userAdmin/orders/orderDeliveryDetail',
    phrases: { seller, deliveries: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: {},
  });
  expect(await screen.findByText('There is no such delivery')).toBeVisible();
});
