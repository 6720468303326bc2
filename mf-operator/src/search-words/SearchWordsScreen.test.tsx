import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { ApiError } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { SearchWordsScreen } from './SearchWordsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const words = { zh: ['餐桌'], en: ['oak', 'sofa', 'rug'], indo: [], fili: [] };

const open = (own: OperatorPermission[] = ['content.view', 'content.edit'], api: object = {}) =>
  renderScreen(<SearchWordsScreen />, {
    at: '/operator/searchWords',
    route: '/operator/searchWords',
    lang: 'en',
    phrases: { searchWords: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'hotWord.list': { words },
      'hotWord.save': { words },
      ...api,
    },
  });
const listed = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('lists the words of a language in their order, and changes nothing for who may only look', async () => {
  const { user, where } = await open(['content.view']);
  await screen.findByText('oak');
  expect(listed()).toEqual(['oak', 'sofa', 'rug']);
  expect(screen.getAllByRole('link', { name: 'Search for it' })[0]).toHaveAttribute(
    'href',
    '/searchGoods?keyword=oak',
  );
  expect(screen.queryByRole('button', { name: /Add|Move|Take/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filipino' }));
  expect(where()).toBe('/operator/searchWords?of=fili');
  expect(screen.getByText('No word in this language')).toBeVisible();
});

it('adds a word at the end by Enter, and says what the list saw', async () => {
  const { user, calls } = await open();
  const field = await screen.findByLabelText(/New word/);
  await user.type(field, ' Desk {Enter}');
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'hotWord.save')?.input).toEqual({
      language: 'en',
      words: ['oak', 'sofa', 'rug', 'Desk'],
      seen: ['oak', 'sofa', 'rug'],
    }),
  );
  expect(field).toHaveValue('');
  await user.type(field, 'OAK{Enter}');
  expect(screen.getByText('This word is in the list already')).toBeVisible();
  expect(field).toBeInvalid();
});

it('moves a word by its arrows, and the focus goes with it', async () => {
  const { user, calls } = await open();
  await screen.findByText('oak');
  expect(button('Move up: oak')).toBeDisabled();
  button('Move down: oak').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listed()).toEqual(['sofa', 'oak', 'rug']));
  await waitFor(() => expect(button('Move down: oak')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(listed()).toEqual(['sofa', 'rug', 'oak']));
  await waitFor(() => expect(button('Move up: oak')).toHaveFocus());
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'hotWord.save').map(({ input }) => input)).toMatchObject([
      { words: ['sofa', 'oak', 'rug'], seen: ['oak', 'sofa', 'rug'] },
      { words: ['sofa', 'rug', 'oak'], seen: ['sofa', 'oak', 'rug'] },
    ]),
  );
});

it('takes a word away, and puts it back at its place', async () => {
  const { user, calls } = await open();
  await screen.findByText('sofa');
  await user.click(button('Take away: sofa'));
  expect(listed()).toEqual(['oak', 'rug']);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(listed()).toEqual(['oak', 'sofa', 'rug']);
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'hotWord.save')?.input).toMatchObject({
      words: ['oak', 'sofa', 'rug'],
      seen: ['oak', 'rug'],
    }),
  );
});

it('asks anew when somebody else changed the words meanwhile', async () => {
  const { user, calls } = await open(undefined, {
    'hotWord.save': () => {
      throw new ApiError(40900, 'Somebody changed this meanwhile', { words }, 'goods.changedElsewhere');
    },
  });
  await screen.findByText('oak');
  await user.click(
    within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button', { name: /^Take/ }),
  ); // the first of three
  await waitFor(() => expect(calls.filter(({ op }) => op === 'hotWord.list')).toHaveLength(2));
  await waitFor(() => expect(listed()).toEqual(['oak', 'sofa', 'rug']));
});
