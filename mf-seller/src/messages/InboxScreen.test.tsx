import type { Item } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { InboxScreen } from './InboxScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Message = Item<'message.list'>;

const message = (id: string, read: boolean, more: Partial<Message> = {}): Message => ({
  id,
  type: 'order.paid',
  title: `News ${id}`,
  body: `Body ${id}`,
  read,
  orderId: 'o1',
  productId: null,
  at: '2026-11-20T10:00:00+08:00',
  ...more,
});
const open = (list: Message[], api: Answers = {}, at = '') => {
  let unread = list.filter(({ read }) => !read).length;
  return renderScreen(<InboxScreen />, {
    lang: 'en',
    at: `/userAdmin/shop/shopMessage${at}`,
    phrases: { seller, inbox: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: {
      'message.list': { list, total: list.length, page: 1, size: 20 },
      'message.count': () => ({ messageCount: unread }),
      'message.show': ({ id }) => {
        unread -= 1;
        return message(String(id), true);
      },
      'message.removeMany': null,
      'message.readAll': () => {
        unread = 0;
        return { messageCount: 0 };
      },
      ...api,
    },
  });
};
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

describe('the messages of the shop', () => {
  it('are asked for as the shop’s, and opening one marks it read', async () => {
    const { user, calls } = await open([message('1', false), message('2', true)]);
    expect(await screen.findByText('1 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Unread News 1/ }));
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/userAdmin/orders/orderList?orderId=o1',
    );
    await waitFor(() => expect(screen.queryByText('1 unread')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^News 2/ }));
    expect(sent(calls, 'message.show')).toEqual([{ id: '1' }]);
    expect(sent(calls, 'message.list')).toContainEqual({ audience: 'shop', page: '1', size: '20' });
  });

  it('lead from somebody who left to the staff', async () => {
    const { user } = await open([message('1', true, { type: 'staff.left', orderId: null })]);
    await user.click(await screen.findByRole('button', { name: /^News 1/ }));
    expect(screen.getByRole('link', { name: 'See the staff' })).toBeVisible();
  });

  it('are marked read all at once', async () => {
    const { user, calls } = await open([message('1', false)]);
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(sent(calls, 'message.readAll')).toEqual([{ audience: 'shop' }]));
  });

  it('are deleted together after a question', async () => {
    const { user, calls } = await open([message('1', true), message('2', true)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Delete chosen' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete 2 messages?' });
    expect(within(dialog).getByText('They are gone for everybody of the shop.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete messages' }));
    await waitFor(() => expect(sent(calls, 'message.removeMany')).toEqual([{ ids: ['1', '2'] }]));
  });

  it('that are all read lead back to all', async () => {
    const { user, calls, where } = await open([], {}, '?unread=1');
    expect(await screen.findByText('Everything is read')).toBeVisible();
    expect(sent(calls, 'message.list')).toContainEqual({
      audience: 'shop',
      page: '1',
      size: '20',
      unread: 'true',
    });
    await user.click(screen.getByRole('button', { name: 'Show all messages' }));
    expect(where()).toBe('/userAdmin/shop/shopMessage');
  });
});
