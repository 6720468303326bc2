import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { SearchesScreen } from './SearchesScreen.tsx';

const miss: Output<'mallSearch.misses'>['list'][number] = {
  language: 'en',
  words: 'garderobe',
  readAs: '',
  times: 7,
  at: '2026-11-20T08:00:00Z',
};
const list: Output<'mallSearch.misses'> = { list: [miss], total: 1, page: 1, size: 50 };
const groups: Output<'mallSearch.groups'> = [
  { id: '1', language: 'en', words: ['hallstand', 'coat rack'], version: 3 },
  { id: '2', language: 'zh', words: ['沙发', '梳化'], version: 1 },
];
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const path = '/operator/searches';

const open = (api: object = {}, own = both, at = path) =>
  renderScreen(<SearchesScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { searches: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallSearch.misses': list,
      'mallSearch.groups': groups,
      'mallSearch.settle': null,
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened, op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const act = async ({ user }: Opened, row: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${row}` }));
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${action}`) }));
};

it('lists searches without a result by language, days and words of the address, each with its way into the mall', async () => {
  const opened = await open();
  expect(await screen.findByRole('link', { name: 'garderobe' })).toHaveAttribute(
    'href',
    '/searchGoods?keyword=garderobe',
  );
  await opened.user.click(screen.getByRole('button', { name: 'English' }));
  await opened.user.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() =>
    expect(sent(opened, 'mallSearch.misses').at(-1)).toMatchObject({
      kind: 'nothing',
      days: '7',
      language: 'en',
    }),
  );
  expect(opened.where()).toBe(`${path}?of=en&days=7`);
});

it('puts a search away, and back', async () => {
  const opened = await open();
  await act(opened, 'garderobe', 'Dealt with');
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallSearch.settle')).toEqual([
      { language: 'en', words: 'garderobe', settled: 'true' },
      { language: 'en', words: 'garderobe', settled: 'false' },
    ]),
  );
});

it('adds what was searched to words of its language, and then it waits no longer', async () => {
  const opened = await open({ 'mallSearch.changeGroup': null });
  await act(opened, 'garderobe', 'Means the same as');
  const dialog = within(await screen.findByRole('dialog', { name: '“garderobe” means the same as…' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Please choose the words that mean the same')).toBeVisible();
  await opened.user.type(dialog.getByRole('combobox'), 'rack');
  expect(screen.queryByRole('option', { name: /沙发/ })).toBeNull();
  await opened.user.click(await screen.findByRole('option', { name: 'hallstand, coat rack' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent(opened, 'mallSearch.changeGroup')).toEqual([
      { id: '1', version: '3', words: ['hallstand', 'coat rack', 'garderobe'] },
    ]),
  );
  await waitFor(() => expect(sent(opened, 'mallSearch.settle')).toHaveLength(1));
});

it('makes new synonyms of what was searched, and keeps what was typed when they are refused', async () => {
  const opened = await open({
    'mallSearch.createGroup': () => {
      throw refused('searchGroup.taken', '“hallstand” is in another group already: hallstand, coat rack');
    },
  });
  await act(opened, 'garderobe', 'Means the same as');
  await opened.user.click(await screen.findByRole('button', { name: 'None of them: new synonyms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add synonyms' }));
  const field = dialog.getByLabelText(/Words that mean the same/);
  expect(field).toHaveValue('garderobe');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please write 2 words at least, one a line')).toBeVisible();
  await opened.user.type(field, '{Enter}hallstand');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/is in another group already/)).length).toBeGreaterThan(0);
  expect(field).toHaveValue('garderobe\nhallstand');
  expect(sent(opened, 'mallSearch.settle')).toEqual([]);
});

it('shows synonyms of a language and with some letters; what somebody else saved meanwhile is seen before it is saved over', async () => {
  let tries = 0;
  const opened = await open(
    {
      'mallSearch.changeGroup': () => {
        tries += 1;
        if (tries > 1) return null;
        throw refused('goods.changedElsewhere', 'Changed meanwhile', {
          version: 9,
          content: { words: ['hallstand', 'hat tree'] },
        });
      },
    },
    both,
    `${path}?tab=groups`,
  );
  await opened.user.type(await screen.findByRole('searchbox'), 'coat{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: '沙发, 梳化' })).toBeNull());
  await opened.user.click(screen.getByRole('button', { name: 'hallstand, coat rack' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit synonyms' }));
  await opened.user.type(dialog.getByLabelText(/Words that mean the same/), '{Enter}coat stand');
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/hat tree/)).toBeVisible();
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(opened, 'mallSearch.changeGroup')).toEqual([
      { id: '1', version: '3', words: ['hallstand', 'coat rack', 'coat stand'] },
      { id: '1', version: '9', words: ['hallstand', 'coat rack', 'coat stand'] },
    ]),
  );
});

it('removes synonyms and makes them anew', async () => {
  const opened = await open(
    { 'mallSearch.removeGroup': null, 'mallSearch.createGroup': null },
    both,
    `${path}?tab=groups`,
  );
  await act(opened, 'hallstand', 'Remove');
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallSearch.createGroup')).toEqual([
      { language: 'en', words: ['hallstand', 'coat rack'] },
    ]),
  );
  expect(sent(opened, 'mallSearch.removeGroup')).toEqual([{ id: '1', version: '3' }]);
});

it('is to be read by who may not change the catalogue; without searches it says what will be here', async () => {
  const opened = await open({ 'mallSearch.misses': { ...list, list: [], total: 0 } }, ['catalogue.view']);
  expect(await screen.findByText('Every search found something')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add synonyms' })).toBeNull();
  await opened.user.click(screen.getByRole('tab', { name: 'Synonyms' }));
  await opened.user.click(await screen.findByRole('button', { name: 'hallstand, coat rack' }));
  expect(await screen.findByText('You may look at these words, not change them.')).toBeVisible();
});
