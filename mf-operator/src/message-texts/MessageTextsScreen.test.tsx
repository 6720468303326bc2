import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { MessageTextsScreen } from './MessageTextsScreen.tsx';

const list: Output<'mallMessageText.list'> = [
  {
    type: 'order.recorded',
    audience: 'member',
    kind: 'delivery',
    usual: { title: 'We have your order', body: 'Order {{no}} is recorded.' },
    own: null,
    names: ['no'],
  },
  {
    type: 'order.paid',
    audience: 'shop',
    kind: 'order',
    usual: { title: 'Paid', body: 'Order {{no}} is paid.' },
    own: { title: 'Money is in', body: 'For {{no}}.' },
    names: ['no'],
  },
];
const both: OperatorPermission[] = ['settings.view', 'settings.edit'];
const path = '/operator/messageTexts';
const open = (api: object = {}, own = both, at = path) =>
  renderScreen(<MessageTextsScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { messageTexts: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallMessageText.list': list,
      'mallMessageText.save': null,
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const saved = ({ calls }: Opened) =>
  calls.filter(({ op }) => op === 'mallMessageText.save').map(({ input }) => input);
const asked = { type: 'order.recorded', audience: 'member', language: 'en' };

it('writes words in one language, names the values there are, and takes it back', async () => {
  const opened = await open();
  expect(await screen.findByText('Order ‹no› is recorded.')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'We have your order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Words of a message · English' }));
  expect(dialog.getByText('Stands for a value: {{no}}')).toBeVisible();
  const title = dialog.getByLabelText('Title');
  await opened.user.clear(title);
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please write something')).toBeVisible();
  await opened.user.type(title, 'In the workshop');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  const text = { title: 'In the workshop', body: 'Order {{no}} is recorded.' };
  await waitFor(() => expect(saved(opened)).toEqual([{ ...asked, text, seen: null }]));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(saved(opened).at(-1)).toEqual({ ...asked, text: null, seen: text }));
});

it('sends the mall’s own words again', async () => {
  const opened = await open({}, both, `${path}?to=own`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'We have your order' })).toBeNull());
  await opened.user.click(await screen.findByRole('button', { name: 'Money is in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.click(dialog.getByRole('button', { name: 'Use these again' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved(opened)).toMatchObject([
      {
        type: 'order.paid',
        audience: 'shop',
        text: null,
        seen: { title: 'Money is in', body: 'For {{no}}.' },
      },
    ]),
  );
});

it('keeps what was typed when it is refused', async () => {
  const opened = await open({
    'mallMessageText.save': () => {
      throw refused('messageText.unknownName', 'This message has no value “sum”; it has: no');
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'We have your order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.type(dialog.getByLabelText(/^Text/), ' {{{{sum}}');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/has no value “sum”/)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^Text/)).toHaveValue('Order {{no}} is recorded. {{sum}}');
});

it('finds by words and readers in the language of the address, and is only read by who may not change settings', async () => {
  const opened = await open({}, ['settings.view'], `${path}?to=shop`);
  await opened.user.click(await screen.findByRole('button', { name: 'Money is in' }));
  expect(await screen.findByText('You may look at these words, not change them.')).toBeVisible();
  await opened.user.keyboard('{Escape}');
  await opened.user.click(screen.getByRole('button', { name: 'Filipino' }));
  await waitFor(() => expect(opened.calls.at(-1)?.input).toEqual({ language: 'fili' }));
  await opened.user.type(screen.getByRole('searchbox'), 'zebra{Enter}');
  expect(await screen.findByText('No message found')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'We have your order' })).toBeVisible();
});
