import { shopJob } from '@mall/contract/seller/shop-job';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Cell } from '../../../platform/spreadsheets/read.ts';
import { json } from '../../../platform/db/open.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { cellsOf, createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import type { WriteBatch } from '../../jobs/beat.ts';
import { createRunner } from '../../jobs/run.ts';

let api: Api;
let people: People;
let token: string;
let operator: ReturnType<Api['as']>;
let categoryId: number;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  token = await api.signIn(await api.given.member({ operator: true }));
  operator = api.as({ token, lang: 'en' });
  categoryId = await api.given.category();
  const names = [
    ['categories', categoryId, 'Sofas'],
    ['categories', await api.given.category(), 'Stools'],
    ['brands', await api.given.brand(), 'Oak'],
  ] as const;
  for (const [table, id, name] of names)
    await api.db
      .updateTable(table)
      .set({ name: json({ zh: name, en: name }) })
      .where('id', '=', id)
      .execute();
});
afterAll(() => api.stop());

const titles = [
  'Article no.',
  'Name (English)',
  'Category',
  'Brand',
  'Platform price',
  'Pictures (file names)',
];
const sheet = async (...rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Products', rows: [titles, ...rows].map((cells) => [...cells]) }] }),
  );
const sofa = (no: string, category = 'Sofas', picture: string | null = null): Cell[] => [
  no,
  `Sofa ${no}`,
  category,
  'Oak',
  2000,
  picture,
];
const batch = shopJob.batchRows;
/** Two batches and a bit. */
const many = (prefix: string) => Array.from({ length: 2 * batch + 20 }, (_, at) => sofa(`${prefix}-${at}`));
const detail = async (id: string) => (await operator.call('mallJob.detail', { id })).data;
const confirmed = async (bytes: Buffer, pictures?: Buffer): Promise<string> => {
  const { data: job } = await sendImport('platform/goodsImport', api, token, bytes, 'x.xlsx', pictures);
  await createWorker(api).run(job.id);
  const { ready } = await detail(job.id);
  expect((await operator.call('mallJob.confirm', { id: job.id, ready: ready ?? 0 })).data.state).toBe(
    'confirmed',
  );
  return job.id;
};
/** The article numbers of drafts that begin so, as often as they are there. */
const made = async (prefix: string): Promise<string[]> => {
  const { rows } = await sql<{ no: string }>`
    select content -> 'skus' -> 0 ->> 'no' as no from own_goods
    where content -> 'skus' -> 0 ->> 'no' like ${`${prefix}-%`} order by 1`.execute(api.db);
  return rows.map(({ no }) => no);
};
const numbers = (prefix: string) =>
  many(prefix)
    .map(([no]) => String(no))
    .toSorted((a, b) => (a < b ? -1 : 1));
/** A worker to whom something happens after a batch. */
const runThen = (id: string, after: () => Promise<void>): Promise<void> => {
  const { works } = createWorker(api);
  return createRunner(api.db, {
    ...works,
    goodsImport: (job, beat, write) => {
      const watched: WriteBatch = async (part) => {
        await write(part);
        await after();
      };
      return works.goodsImport(job, beat, watched);
    },
  })(id);
};
const backOf = async (id: string) => {
  const { data } = await operator.call('mallJob.fileKey', { id, part: 'errors' });
  return takeFile(api, token, `/api/platform/jobFile/${data.key}`);
};
const uploads = async () => (await api.db.selectFrom('media_files').select('key').execute()).length;

it('goes on after a worker that was killed between two batches, and makes each product once', async () => {
  const id = await confirmed(await sheet(...many('K')));
  const { works, sweep, run } = createWorker(api);
  const killed = createRunner(api.db, {
    ...works,
    goodsImport: (job, beat, write) =>
      works.goodsImport(job, beat, async (part) => {
        if (part.from > 0) await new Promise(() => {}); // never heard of again
        await write(part);
      }),
  });
  void killed(id);
  while ((await made('K')).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await detail(id)).toMatchObject({
    state: 'writing',
    done: batch,
    total: 2 * batch + 20,
    rows: batch,
  });
  await run(id); // its worker is not silent yet
  expect(await made('K')).toHaveLength(batch);
  await sql`update shop_jobs set beat_at = now() - interval '1 minute' where id = ${id}`.execute(api.db);
  await sweep();
  expect(await detail(id)).toMatchObject({ state: 'done', rows: 2 * batch + 20, wrong: 0 });
  expect(await made('K')).toEqual(numbers('K'));
});

it('goes on after trouble that lasted, when somebody tries again', async () => {
  const id = await confirmed(await sheet(...many('T')));
  await runThen(id, () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })));
  expect(await made('T')).toHaveLength(batch);
  expect(await detail(id)).toMatchObject({ state: 'failed', rows: batch, actions: ['retry'] });
  expect((await operator.call('mallJob.retry', { id })).data).toMatchObject({
    state: 'confirmed',
    done: batch,
  });
  await createWorker(api).run(id);
  expect(await detail(id)).toMatchObject({ state: 'done', rows: 2 * batch + 20 });
  expect(await made('T')).toEqual(numbers('T'));
});

it('stops between two batches when it is cancelled; the rest comes back and can be sent again', async () => {
  const id = await confirmed(await sheet(...many('C')));
  await runThen(id, async () => {
    expect((await operator.call('mallJob.cancel', { id })).data.state).toBe('cancelled');
  });
  expect(await made('C')).toHaveLength(batch);
  expect(await detail(id)).toMatchObject({ state: 'cancelled', rows: batch, actions: ['errors'] });
  await createWorker(api).sweep();
  const { bytes } = await backOf(id);
  const [, first, ...rest] = await cellsOf(bytes);
  expect(first?.slice(0, 2)).toEqual(['Not written: the import was cancelled before this row', `C-${batch}`]);
  expect(rest).toHaveLength(batch + 19);
  const again = await confirmed(bytes);
  await createWorker(api).run(again);
  expect(await detail(again)).toMatchObject({ state: 'done', rows: batch + 20, wrong: 0 });
  expect(await made('C')).toEqual(numbers('C'));
});

it('leaves out alone what is not possible any more, keeps no picture of it, and gives its row back', async () => {
  const before = await uploads();
  const jpeg = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const id = await confirmed(
    await sheet(sofa('G-1', 'Sofas', 'a.jpg'), sofa('G-2', 'Stools', 'b.jpg'), sofa('G-3', 'Sofas', 'a.jpg')),
    zipOf([
      { name: 'a.jpg', content: await jpeg('#264') },
      { name: 'b.jpg', content: await jpeg('#642') },
    ]),
  );
  await sql`delete from categories where name ->> 'en' = 'Stools'`.execute(api.db);
  await createWorker(api).run(id);
  expect(await detail(id)).toMatchObject({ state: 'done', rows: 2, wrong: 1, actions: ['errors'] });
  expect(await made('G')).toEqual(['G-1', 'G-3']);
  expect(await uploads()).toBe(before + 1);
  const [, ...back] = await cellsOf((await backOf(id)).bytes);
  expect(back.map((cells) => cells.slice(1, 4))).toEqual([['G-2', 'Sofa G-2', 'Stools']]);
  expect(back[0]?.[0]).toEqual(expect.stringContaining('not available any more'));
});

it('gives a row back when a list that was written meanwhile has taken its number', async () => {
  const row = ['N-1', 'Sofa N-1', 'Sofas', 'Oak', 2000, 'a.jpg', 900, 5, 0];
  const complete = [...titles, 'Supply price', 'Stock', 'Freight (0 = free)'];
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows: [complete, row] }] }));
  const content = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#264' } })
    .jpeg()
    .toBuffer();
  const send = () =>
    sendImport('platform/goodsImport', api, token, bytes, 'x.xlsx', zipOf([{ name: 'a.jpg', content }]));
  const { run } = createWorker(api);
  const [first, second] = [(await send()).data.id, (await send()).data.id];
  for (const id of [first, second]) await run(id);
  for (const id of [first, second]) {
    await operator.call('mallJob.confirm', { id, ready: 1, publish: true });
    await run(id);
  }
  expect(await detail(first)).toMatchObject({ state: 'done', rows: 1, wrong: 0 });
  expect(await detail(second)).toMatchObject({
    state: 'done',
    rows: 0,
    wrong: 1,
    problems: [
      { row: 2, column: 'Article no.', problem: 'A product on sale has this article number already' },
    ],
  });
  expect(await made('N')).toEqual(['N-1']);
});

it('a sheet that came back is sent again once it is mended, and comes back without what was mended before', async () => {
  const shop = await people.shop();
  const send = async (bytes: Buffer) => {
    const { data: job } = await sendImport('shop/productImport', api, shop.token, bytes, 'x.xlsx');
    await createWorker(api).run(job.id);
    const [now] = (await shop.call('shopJob.list')).data.list;
    return now;
  };
  const back = async (id: string) => {
    const { data } = await shop.call('shopJob.fileKey', { id, part: 'errors' });
    return cellsOf((await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`)).bytes);
  };
  const heads = [
    'Product no.',
    'Name (English)',
    'Our own remarks',
    'Variant name 1',
    'Variant 1',
    'Platform price',
  ];
  const rows: Cell[][] = [
    ['A', 'Right', 'keep', null, null, 10],
    ['B', 'Two', 'old', 'Colour', 'Green', 10],
    ['B', null, null, 'Colour', 'Rust', 'ten'],
  ];
  const job = await send(Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [heads, ...rows] }] })));
  expect(job).toMatchObject({ ready: 1, wrong: 1 });
  const [titlesBack = [], green = [], rust = []] = await back(job?.id ?? '');
  expect(titlesBack).toEqual(['What to mend', ...heads]);
  expect(green.slice(0, 4)).toEqual([
    'Nothing wrong here; another row of this product is to be mended',
    'B',
    'Two',
    'old',
  ]);
  expect(rust[0]).toBe('Platform price: “ten” is no amount. Write 1299 or 1299.50');
  const half = [...rust.slice(0, 6), 'eleven'];
  const again = await send(
    Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [[...titlesBack], [...green], half] }] })),
  );
  const [titlesAgain] = await back(again?.id ?? '');
  expect(titlesAgain).toEqual(titlesBack);
  const whole = [...rust.slice(0, 6), 11];
  expect(
    await send(
      Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [[...titlesBack], [...green], whole] }] })),
    ),
  ).toMatchObject({ ready: 1, wrong: 0 });
});
