import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import shell from '../phrases/zh.json' with { type: 'json' };
import { SearchBox } from '../header/SearchBox.tsx';
import search from './phrases/zh.json' with { type: 'json' };

const answers: ScreenOptions['api'] = {
  'search.words': ({ keyword }) => ({
    hot: ['地毯', '橡木'],
    history: ['圆几'],
    suggest: keyword === undefined ? [] : [`${keyword}床`, `${keyword}凳`],
  }),
  'category.list': [],
  'search.forget': null,
};
const show = (options: ScreenOptions = {}) =>
  renderScreen(<SearchBox />, {
    phrases: { shell, search },
    ...options,
    api: { ...answers, ...options.api },
  });
const box = () => screen.getByRole('combobox', { name: '搜索商城' });
const said = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('asks for nothing before somebody comes to it', async () => {
  const { calls } = await show();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(calls).toEqual([]);
});

it('goes through suggestions by arrow keys; the box keeps the focus and says which is meant', async () => {
  const { user, where } = await show();
  await user.type(box(), '沙发');
  await waitFor(() => expect(said()).toEqual(['沙发床', '沙发凳']));
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(second?.querySelector('b')).toHaveTextContent(/^凳$/);
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(where()).toBe(`/searchGoods?keyword=${encodeURIComponent('沙发凳')}`);
});

it('searches the text itself by Enter, closes by Escape and is emptied by a second one', async () => {
  const { user, where } = await show();
  await user.type(box(), '沙发');
  await waitFor(() => expect(said()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(said()).toEqual([]);
  expect(box()).toHaveValue('沙发');
  await user.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await user.keyboard('餐桌{Enter}');
  expect(where()).toBe(`/searchGoods?keyword=${encodeURIComponent('餐桌')}`);
});

it('never shows what is for an earlier text', async () => {
  const held: (() => void)[] = [];
  const { user } = await show({
    api: {
      'search.words': ({ keyword }) =>
        keyword === '沙'
          ? new Promise((resolve) => {
              held.push(() => resolve({ hot: [], history: [], suggest: ['沙漏'] }));
            })
          : { hot: [], history: [], suggest: keyword === undefined ? [] : ['沙发床'] },
    },
  });
  await user.type(box(), '沙');
  await waitFor(() => expect(held).toHaveLength(1));
  await user.type(box(), '发');
  expect(said()).toEqual([]);
  await waitFor(() => expect(said()).toEqual(['沙发床']));
  held[0]?.();
  expect(said()).toEqual(['沙发床']);
});

it('shows a member what they and others searched, and forgets their searches', async () => {
  const { user, calls } = await show({ who: { token: 'T' } });
  await user.click(box());
  await waitFor(() => expect(said()).toEqual(['圆几搜过', '地毯热搜', '橡木热搜']));
  await user.click(screen.getByRole('button', { name: '清除我的搜索记录' }));
  await waitFor(() => expect(calls.map(({ op }) => op)).toContain('search.forget'));
});

it('remembers a visitor’s searches for as long as the tab is open', async () => {
  const { user } = await show();
  await user.type(box(), '书架{Enter}');
  await user.clear(box());
  await user.click(box());
  await waitFor(() => expect(said()[0]).toBe('书架搜过'));
  await user.click(screen.getByRole('button', { name: '清除我的搜索记录' }));
  await waitFor(() => expect(said()[0]).toBe('地毯热搜'));
});

it('searches as ever when suggestions do not come', async () => {
  const { user, where } = await show({
    api: {
      'search.words': () => {
        throw new Error('down');
      },
    },
  });
  await user.type(box(), '沙发{Enter}');
  expect(where()).toBe(`/searchGoods?keyword=${encodeURIComponent('沙发')}`);
});
