import type { Output } from '@mall/contract/operations';
import { events, seedMessageCount } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { MessagesScreen } from './MessagesScreen.tsx';

type Message = Output<'message.show'>;

const message = (id: string, read: boolean): Message => ({
  id,
  type: 'order.shipped',
  title: `News ${id}`,
  body: `Body ${id}`,
  read,
  orderId: 'o1',
  productId: null,
  at: '2026-11-20T10:00:00+08:00',
});

const open = (list: Message[]) => {
  let unread = list.filter(({ read }) => !read).length;
  return renderScreen(<MessagesScreen />, {
    lang: 'en',
    phrases: { member: en },
    who: { token: 't' },
    api: {
      'message.list': { list, total: list.length, page: 1, size: 10 },
      'message.show': ({ id }) => {
        unread -= 1;
        return { ...message(String(id), true) };
      },
      'message.count': () => ({ messageCount: unread }),
      'message.removeMany': null,
      'message.readAll': () => {
        unread = 0;
        return { messageCount: 0 };
      },
    },
  });
};

describe('my messages', () => {
  it('marks a message read by opening it, and tells the count', async () => {
    const told: number[] = [];
    const stop = events.on('message/read', ({ unread }) => told.push(unread));
    const { user, calls } = await open([message('1', false), message('2', true)]);
    await user.click(await screen.findByRole('button', { name: /Unread News 1/ }));
    expect(screen.getByText('Body 1')).toBeVisible();
    await waitFor(() => expect(told).toEqual([0]));
    expect(screen.getByRole('button', { name: /^News 1/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^News 2/ }));
    expect(calls.filter(({ op }) => op === 'message.show')).toHaveLength(1);
    stop();
  });

  it('marks all read at once, and tells the count', async () => {
    const told: number[] = [];
    const stop = events.on('message/read', ({ unread }) => told.push(unread));
    const { user } = await open([message('1', false), message('2', false)]);
    await act(seedMessageCount);
    expect(await screen.findByText('2 unread')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(told).toEqual([0]));
    stop();
  });

  it('leads to what it is about', async () => {
    const about = { ...message('3', true), type: 'favourite.priceDropped', orderId: null, productId: '7' };
    const offer = { ...message('4', true), type: 'quote.designSent', orderId: null };
    const { user } = await open([message('1', true), about, offer]);
    await user.click(await screen.findByRole('button', { name: /^News 4/ }));
    expect(screen.getByRole('link', { name: 'See the offers' })).toHaveAttribute(
      'href',
      '/userCenter/establishOrder',
    );
    await user.click(await screen.findByRole('button', { name: /^News 1/ }));
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/userCenter/order?orderId=o1',
    );
    await user.click(screen.getByRole('button', { name: /^News 3/ }));
    expect(screen.getByRole('link', { name: 'Show the piece' })).toHaveAttribute(
      'href',
      '/product?productId=7',
    );
  });

  it('none leads on', async () => {
    await open([]);
    expect(await screen.findByRole('link', { name: en.browse })).toHaveAttribute(
      'href',
      '/product/productCenter',
    );
  });

  it('deletes what was chosen, after a question', async () => {
    const { user, calls } = await open([message('1', true), message('2', true)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all' }));
    await user.click(screen.getByRole('button', { name: 'Delete chosen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete messages' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'message.removeMany')?.input).toEqual({ ids: ['1', '2'] }),
    );
    expect(await screen.findByText('Deleted')).toBeInTheDocument();
  });
});
