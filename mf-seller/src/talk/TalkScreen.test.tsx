import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '@mall/office/talk/phrases/en.json' with { type: 'json' };
import { TalkScreen } from './TalkScreen.tsx';

type Shown = Output<'shopTalk.show'>;
const path = '/userAdmin/shop/talk';
const one = (id: string, name: string): Shown['conversation'] => ({
  ...{ id, status: 'open', lastSeq: 2, unread: 1, peerRead: 0, lastAt: '2026-11-20T10:00:00+08:00' },
  ...{ lastWords: `Words of ${name}`, lastSide: 'member', member: { id: `m-${id}`, name } },
  ...{ waitingSince: '2026-11-20T10:00:00+08:00', assigned: null },
});
const conversations = [one('c1', 'Lin'), one('c2', 'Mei')];
const message = (seq: number, over: Partial<Shown['messages'][number]>): Shown['messages'][number] => ({
  ...{ seq, side: 'member', kind: 'words', by: 'Lin', words: '', pictures: [], thing: null },
  at: '2026-11-20T10:00:00+08:00',
  ...over,
});
const atDesk: Output<'shopTalk.desk'> = {
  hours: { version: 3, days: Array(7).fill(null), answersWithin: null },
  answers: [{ id: 'a1', title: 'Oak', words: 'It is solid oak' }],
  people: [
    { id: 'u1', name: 'Ana' },
    { id: 'u2', name: 'Budi' },
  ],
  me: 'u1',
};
const messages = [
  message(1, { words: 'Is it oak?', thing: { kind: 'order', id: 'o1', title: '2026', image: '' } }),
  message(2, { kind: 'note', side: 'office', by: 'Ana', words: 'Ask the workshop' }),
];

const open = (at = '') => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no stream here')) });
  return renderScreen(<TalkScreen />, {
    lang: 'en',
    route: path,
    at: path + at,
    phrases: { officeTalk: en },
    who: { token: 't', isShop: true, permissions: ['talk.answer', 'shop.edit'] },
    api: {
      'savedView.list': { list: [] },
      'shopTalk.list': {
        list: conversations,
        total: 2,
        counts: { unanswered: 2, mine: 0 },
        page: 1,
        size: 20,
      },
      'shopTalk.show': ({ id }) => ({
        conversation: conversations.find((each) => each.id === id) ?? one('c1', 'Lin'),
        messages,
        more: false,
      }),
      'shopTalk.desk': atDesk,
      'shopTalk.read': null,
      'shopTalk.send': { seq: 3 },
      'shopTalk.handOver': one('c1', 'Lin'),
      'shopTalk.close': one('c1', 'Lin'),
      'shopTalk.saveHours': { version: 4 },
      'shopTalk.saveAnswer': { id: 'a2', title: 'x', words: 'y' },
      'shopTalk.removeAnswer': null,
      'message.count': { messageCount: 0 },
    },
  });
};
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((each) => each.op === op).map(({ input }) => input);

it('is worked by keys: next, answer with a saved one, send', async () => {
  const { user, calls, where } = await open();
  await screen.findByRole('button', { name: /Lin/ });
  await user.keyboard('j');
  await waitFor(() => expect(where()).toContain('talk=c1'));
  await screen.findByRole('log');
  expect(screen.getByText('Note · Ana')).toBeVisible();
  await user.keyboard('j');
  await waitFor(() => expect(where()).toContain('talk=c2'));
  await user.keyboard('k');
  await screen.findByRole('heading', { name: 'Lin' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Saved answer' }), 'a1');
  await user.click(document.body);
  await user.keyboard('j');
  await waitFor(() => expect(where()).toContain('talk=c2'));
  await user.keyboard('k');
  await screen.findByRole('heading', { name: 'Lin' });
  expect(await screen.findByDisplayValue('It is solid oak')).toBeVisible(); // not sent, not lost
  await user.keyboard('r');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent(calls, 'shopTalk.send')).toEqual([
      expect.objectContaining({ id: 'c1', words: 'It is solid oak', note: false }),
    ]),
  );
  expect(sent(calls, 'shopTalk.read')).toContainEqual({ id: 'c1', seq: '2' });
});

it('hands over with a note, closes what was read, and keeps a note for colleagues', async () => {
  const { user, calls } = await open('?talk=c1');
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(dialog.getByText('Choose a colleague')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /Colleague/ }), 'u2');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Knows oak');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() =>
    expect(sent(calls, 'shopTalk.handOver')).toEqual([
      { id: 'c1', to: 'u2', note: 'Knows oak', seenBy: null },
    ]),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Note for colleagues only' }));
  await user.type(screen.getByRole('textbox', { name: /Note that only/ }), 'Called');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  await waitFor(() => expect(sent(calls, 'shopTalk.send')).toMatchObject([{ words: 'Called', note: true }]));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent(calls, 'shopTalk.close')).toEqual([{ id: 'c1', after: '2' }]));
});

it('keeps hours and answers', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hours' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Monday' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answers within' }), '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls, 'shopTalk.saveHours')).toEqual([
      { version: 3, days: [{ from: 540, to: 1080 }, ...Array(6).fill(null)], answersWithin: 30 },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Saved answers' }));
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.type(screen.getByRole('textbox', { name: /Answer/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(calls, 'shopTalk.saveAnswer')).toEqual([
      { id: 'a1', title: 'Oak', words: 'It is solid oak!' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent(calls, 'shopTalk.removeAnswer')).toEqual([{ id: 'a1' }]));
});
