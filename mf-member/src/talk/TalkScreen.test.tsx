import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import member from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { TalkScreen } from './TalkScreen.tsx';

type Shown = Output<'talk.show'>;

const conversation: Shown['conversation'] = {
  ...{ id: 'c1', status: 'open', lastSeq: 2, unread: 1, peerRead: 1, lastAt: '2026-11-20T10:00:00+08:00' },
  ...{ lastWords: 'It is oak', lastSide: 'office', name: 'Oak House', logo: null },
};
const said = (seq: number, over: Partial<Shown['messages'][number]>): Shown['messages'][number] => ({
  ...{ seq, side: 'member', kind: 'words', by: '', words: '', pictures: [], thing: null },
  at: '2026-11-20T10:00:00+08:00',
  ...over,
});
const messages = [
  said(1, { words: 'Is it oak?', thing: { kind: 'product', id: '7', title: 'Table Alva', image: '' } }),
  said(2, { words: 'It is oak', side: 'office' }),
];

const open = (
  path: string,
  reception: Shown['reception'] = { open: true, opensAt: null, answersWithin: 30 },
) => {
  const fetched = jest.fn(() => Promise.reject(new Error('no stream here')));
  Object.assign(globalThis, { fetch: fetched });
  return renderScreen(<TalkScreen />, {
    lang: 'en',
    route: '/userCenter/messages',
    at: path,
    phrases: { talk: en, member },
    who: { token: 't' },
    api: {
      'talk.list': { list: [conversation], total: 1, unread: 1, page: 1, size: 20 },
      'talk.show': { conversation, reception, messages, more: false },
      'talk.open': { id: 'c1' },
      'talk.read': null,
      'talk.send': { seq: 3 },
      'message.count': { messageCount: 0 },
    },
  });
};

it('shows what was said, marks it read, and sends an answer once by its key', async () => {
  const { user, calls } = await open('/userCenter/messages?talk=c1');
  const log = await screen.findByRole('log', { name: 'What was said' });
  expect(within(log).getByRole('link', { name: 'Product: Table Alva' })).toBeVisible();
  expect(within(log).getByText('Read')).toBeVisible();
  expect(screen.getByText('Answers within 30 minutes')).toBeVisible();
  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ op: 'talk.read' })));
  await user.type(
    screen.getByRole('textbox', { name: /Your message/ }),
    'Thank you{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue(''));
  const sent = calls.filter(({ op }) => op === 'talk.send').map(({ input }) => input);
  expect(sent).toEqual([
    expect.objectContaining({ id: 'c1', words: 'Thank you', key: expect.stringMatching(/.{8}/) }),
  ]);
});

it('begins with the thing of the address, and says when somebody answers again', async () => {
  const { user, calls } = await open('/userCenter/messages?talk=new&about=product&of=7', {
    open: false,
    opensAt: '2026-11-21T01:00:00Z',
    answersWithin: null,
  });
  expect(await screen.findByText(/^Closed now\. Answers come from/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Do not attach it' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'talk.send')?.input).toMatchObject({
      about: { kind: 'product', id: '7' },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Do not attach it' })).toBeNull());
});
