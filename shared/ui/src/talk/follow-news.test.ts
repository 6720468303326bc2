import { waitFor } from '@testing-library/react';
import { followNews } from './follow-news.ts';

const streamOf = (text: string): Response => {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  const reader = {
    read: async () => (sent ? { done: true } : ((sent = true), { done: false, value: bytes })),
  };
  return {
    headers: new Headers({ 'content-type': 'text/event-stream' }),
    body: { getReader: () => reader },
  } as unknown as Response; // jsdom has no streams
};

it('goes on after the last number it has read, and asks where there is no stream', async () => {
  const asked: (string | null)[] = [];
  const answers = [
    streamOf('id: 4\nevent: ready\ndata: {}\n\nid: 7\ndata: {}\n\nid: 8\nda'),
    streamOf(': \n\n'),
  ];
  let news = 0;
  const stop = followNews({
    open: async (lastId) => {
      asked.push(lastId);
      return answers.shift() ?? Promise.reject(new Error('away'));
    },
    onNews: () => (news += 1),
  });
  await waitFor(() => expect(asked).toEqual([null, '7', '7']), { timeout: 8000 });
  expect(news).toBeGreaterThanOrEqual(4);
  stop();
  const count = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(count);
});
