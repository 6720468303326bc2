import { sendAll, type Outgoing, untilEnded } from './send.ts';

const outgoing: Outgoing = {
  key: 'key-of-this-form',
  form: { result: 'accepted', items: [], photos: ['a', 'b'], signedBy: 'Lin' },
  sent: [],
  state: 'waiting',
  said: '',
};
type Answer = { code: number; msg?: string; msgKey?: string; data?: unknown } | 'lost';

/** A mall that gives these answers in order and records the requests. */
const mall = (...answers: Answer[]) => {
  const asked: string[] = [];
  globalThis.fetch = async (address, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    asked.push(
      `${address instanceof Request ? address.url : address.toString()}${key === null ? '' : ` ${key}`}`,
    );
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  return asked;
};
const ok = (data: unknown = {}): Answer => ({ code: 200, data });
const sending = () => {
  let last = outgoing;
  const jobs: unknown[] = [];
  const parts = {
    photo: async () => new Blob(['x']),
    changed: async (now: Outgoing) => void (last = now),
    arrived: async (job: unknown) => void jobs.push(job),
  };
  return { send: () => sendAll('t', last, parts), last: () => last, jobs };
};
const photo = (id: string) => `/api/installer/photo/${id}`;
const form = '/api/installer/submit key-of-this-form';

it('sends the photos, then the form', async () => {
  const asked = mall(ok(), ok(), ok({ status: 5 }));
  const { send, jobs } = sending();
  await send();
  expect(jobs).toEqual([{ status: 5 }]);
  expect(asked).toEqual([photo('a'), photo('b'), form]);
});

it('goes on where the line broke, under the same key', async () => {
  const { send, last, jobs } = sending();
  const before = mall(ok(), 'lost');
  await send();
  expect(last()).toMatchObject({ state: 'waiting', sent: ['a'] });
  const after = mall(ok(), 'lost');
  await send();
  expect(jobs).toEqual([]);
  const again = mall(ok({ status: 5 }));
  await send();
  expect(jobs).toEqual([{ status: 5 }]);
  expect([before, after, again]).toEqual([[photo('a'), photo('b')], [photo('b'), form], [form]]);
});

it('keeps what the server says no to, and waits when it is only busy', async () => {
  const { send, last } = sending();
  mall(ok(), ok(), { code: 50_000, msg: 'Broken' });
  await send();
  expect(last()).toMatchObject({ state: 'waiting', said: '' });
  mall({ code: 40_900, msg: 'Not that far yet', msgKey: 'delivery.notAllowed' });
  await send();
  expect(last()).toMatchObject({ state: 'refused', said: 'Not that far yet', sent: ['a', 'b'] });
});

it('is over when its failure is written down, not when it is seen', async () => {
  const { send, last, jobs } = sending();
  mall('lost');
  const first = send();
  while (last().state !== 'sending') await Promise.resolve();
  await untilEnded();
  expect(last().state).toBe('waiting');
  const asked = mall(ok(), ok(), ok({ status: 5 }));
  await send();
  await first;
  expect(jobs).toEqual([{ status: 5 }]);
  expect(asked).toHaveLength(3);
});

it('sends one thing at a time', async () => {
  const asked = mall(ok(), ok(), ok({ status: 5 }));
  const { send, jobs } = sending();
  await Promise.all([send(), send()]);
  expect(jobs).toEqual([{ status: 5 }]);
  expect(asked).toHaveLength(3);
});
