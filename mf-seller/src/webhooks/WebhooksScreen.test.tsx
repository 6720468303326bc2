import type { Item, Output, Sent } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { webhookEvents } from '@mall/contract/core/webhook';
import en from '@mall/office/webhooks/phrases/en.json' with { type: 'json' };
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WebhooksScreen } from './WebhooksScreen.tsx';

type Webhook = Output<'shopWebhook.detail'>;
const at = '2026-11-24T08:00:00Z';
const webhook = (over: Partial<Webhook> = {}): Webhook => ({
  ...{
    id: 'w1',
    version: 3,
    url: 'https://erp.example/hooks',
    note: 'ERP',
    events: ['order.paid'],
    on: true,
  },
  ...{ off: null, failingSince: null, oldSecretUntil: null, waiting: 0, lastAt: at, createdAt: at },
  ...over,
});
const send = (over: Partial<Item<'shopWebhook.sends'>> = {}): Item<'shopWebhook.sends'> => ({
  ...{ id: 's1', event: 'order.paid', state: 'delivered', tries: 1, at, dueAt: null },
  ...{ status: 204, problem: null, durationMs: 41 },
  ...over,
});
const late = send({
  id: 's2',
  event: 'order.shipped',
  state: 'waiting',
  tries: 3,
  dueAt: at,
  status: 503,
  problem: 'answer',
});
const silent = send({ id: 's3', event: 'stock.low', state: 'failed', status: null, problem: 'timeout' });
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const open = (search = '', api: Answers = {}, list = [webhook()]) =>
  renderScreen(<WebhooksScreen />, {
    lang: 'en',
    at: `/userAdmin/shop/webhooks${search}`,
    phrases: { webhooks: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: {
      'shopWebhook.list': { list },
      'shopWebhook.detail': list[0] ?? webhook(),
      'shopWebhook.sends': ({ state }: Sent<'shopWebhook.sends'>) => {
        const rows = [send(), late, silent].filter((one) => state === undefined || one.state === state);
        return { list: rows, total: rows.length, page: 1, size: 20 };
      },
      'shopWebhook.create': { endpoint: webhook(), signingSecret: secret },
      'shopWebhook.change': webhook(),
      'shopWebhook.rotate': { endpoint: webhook(), signingSecret: secret },
      'shopWebhook.set': webhook(),
      'shopWebhook.remove': null,
      'shopWebhook.restore': null,
      'shopWebhook.test': { id: 's9' },
      'shopWebhook.again': null,
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const act = async (user: Opened['user'], action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for erp.example/hooks' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

it('says which addresses are on, off or fail', async () => {
  await open('', {}, [
    webhook(),
    webhook({ id: 'w2', url: 'https://two.example/', note: '', on: false, off: 'gone' }),
    webhook({ id: 'w3', url: 'https://three.example/', failingSince: at, waiting: 12 }),
  ]);
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  await screen.findByText('erp.example/hooks');
  expect(row(/erp/).getByText('On')).toBeVisible();
  expect(row(/two/).getByText('Off')).toBeVisible();
  expect(row(/three/).getByText('Fails')).toBeVisible();
  expect(row(/three/).getByText('12')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'erp.example/hooks' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?webhookId=w1$/),
  );
});

it('adds one with whole groups and single events, and shows its secret once', async () => {
  const { user, calls } = await open('', {}, []);
  expect(await screen.findByText('No address yet')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add address' })[0] as HTMLElement); // in the head
  const dialog = within(screen.getByRole('dialog', { name: 'Add address' }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  expect(dialog.getByText(/^An address like https/)).toBeVisible();
  expect(dialog.getByText('Choose at least one event')).toBeVisible();
  expect(sent(calls, 'shopWebhook.create')).toEqual([]);
  await user.type(dialog.getByLabelText('Address of your server'), 'erp.example/hooks');
  await user.click(dialog.getByRole('checkbox', { name: 'Stock' }));
  await user.click(dialog.getByRole('checkbox', { name: 'order.paid' }));
  expect(dialog.getByRole('checkbox', { name: 'Orders' })).toBePartiallyChecked();
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  const shown = within(await screen.findByRole('dialog', { name: 'The signing secret' }));
  expect(shown.getByLabelText('Signing secret')).toHaveValue(secret);
  await user.click(shown.getByRole('button', { name: 'Copy secret' }));
  expect((await screen.findAllByText('Secret copied')).length).toBeGreaterThan(0);
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(calls, 'shopWebhook.create')).toEqual([
    { url: 'https://erp.example/hooks', note: '', events: ['order.paid', ...webhookEvents.stock] },
  ]);
});

it('a refused address keeps what was typed', async () => {
  const { user } = await open(
    '',
    {
      'shopWebhook.create': () => {
        throw refused('webhook.addressRefused', 'This address cannot be used');
      },
    },
    [],
  );
  await user.click((await screen.findAllByRole('button', { name: 'Add address' }))[0] as HTMLElement); // in the head
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Address of your server'), '10.0.0.1/');
  await user.click(dialog.getByRole('checkbox', { name: 'Stock' }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  expect((await screen.findAllByText('This address cannot be used')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Address of your server')).toHaveValue('https://10.0.0.1/');
});

it('changes the version that was seen', async () => {
  const { user, calls } = await open();
  await act(user, /^Change/);
  const dialog = within(screen.getByRole('dialog', { name: 'Change address' }));
  await user.type(dialog.getByLabelText(/^Note/), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'shopWebhook.change')).toEqual([
    { id: 'w1', version: '3', url: 'https://erp.example/hooks', note: 'ERP 2', events: ['order.paid'] },
  ]);
});

it('switches off and removes, and takes both back', async () => {
  const { user, calls } = await open();
  await act(user, /^Switch off/);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(calls, 'shopWebhook.set')).toEqual([
      { id: 'w1', on: 'false' },
      { id: 'w1', on: 'true' },
    ]),
  );
  await act(user, /^Remove/);
  await user.click((await screen.findAllByRole('button', { name: /Undo/ })).at(-1) as HTMLElement); // the later toast
  await waitFor(() => expect(sent(calls, 'shopWebhook.restore')).toEqual([{ id: 'w1' }]));
});

it('one that is off takes no test', async () => {
  await open('?webhookId=w1', {}, [webhook({ on: false, off: 'failing' })]);
  expect(await screen.findByText('Nothing had arrived for five days')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send test' })).toBeDisabled();
});

it('shows what was sent with its state and answer, and narrows it', async () => {
  const { user, calls } = await open('?webhookId=w1');
  const table = within(await screen.findByRole('table', { name: 'Sent events' }));
  expect(await table.findByText('204')).toBeVisible();
  expect(table.getByText('503 · not accepted')).toBeVisible();
  expect(table.getByText('no answer in 10 s')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect((await screen.findAllByText('The test is on its way')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(table.queryByText('order.paid')).toBeNull());
  expect(sent(calls, 'shopWebhook.sends').at(-1)).toEqual({
    id: 'w1',
    state: 'failed',
    page: '1',
    size: '20',
  });
  (await table.findByRole('link', { name: 'stock.low' })).focus();
  await user.keyboard('r');
  await waitFor(() => expect(sent(calls, 'shopWebhook.again')).toEqual([{ id: 's3' }]));
});

it('shows one event with its body and tries, and sends it again', async () => {
  const { user, calls } = await open('?webhookId=w1&sendId=s3', {
    'shopWebhook.send': {
      ...silent,
      endpointId: 'w1',
      body: '{"type":"stock.low","data":{"skuId":7}}',
      all: [
        { at, status: null, durationMs: 10_000, problem: 'timeout', answer: '' },
        { at: '2026-11-24T07:00:00Z', status: 500, durationMs: 12, problem: 'answer', answer: 'broken pipe' },
      ],
    },
  });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/"skuId": 7/)).toBeVisible();
  expect(panel.getByText('broken pipe')).toBeVisible();
  expect(panel.getByText('500 · not accepted')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent(calls, 'shopWebhook.again')).toEqual([{ id: 's3' }]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('replaces the secret after a question, and says how long both sign', async () => {
  const { user } = await open('?webhookId=w1', {}, [webhook({ oldSecretUntil: at })]);
  expect(await screen.findByText(/requests carry two signatures/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New secret' }));
  const question = within(screen.getByRole('dialog', { name: 'New secret' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  expect(await screen.findByLabelText('Signing secret')).toHaveValue(secret);
});

it('an address that is not there leads back to all', async () => {
  await open('?webhookId=w7', {
    'shopWebhook.detail': () => {
      throw refused('missing', 'Not found');
    },
  });
  expect(await screen.findByText('There is no such address')).toBeVisible();
});
