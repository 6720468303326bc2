import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { json } from '../../../platform/db/open.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { cellsOf, createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { zipOf } from '../../../testing/zip-of.ts';

let api: Api;
let people: People;
let token: string;
let operator: ReturnType<Api['as']>;
let visitor: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  token = await api.signIn(await api.given.member({ operator: true }));
  operator = api.as({ token, lang: 'en' });
  visitor = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
  const categoryId = await api.given.category();
  const brandId = await api.given.brand();
  const name = (en: string) => json({ zh: en, en });
  await api.db
    .updateTable('categories')
    .set({ name: name('Sofas') })
    .where('id', '=', categoryId)
    .execute();
  await api.db
    .updateTable('brands')
    .set({ name: name('Oak') })
    .where('id', '=', brandId)
    .execute();
});
afterAll(() => api.stop());

const titles = {
  no: 'Article no.',
  name: 'Name (English)',
  category: 'Category',
  brand: 'Brand',
  price: 'Platform price',
  supply: 'Supply price',
  stock: 'Stock',
  freight: 'Freight (0 = free)',
  pictures: 'Pictures (file names)',
} as const;
type Row = Partial<Record<keyof typeof titles, string | number>>;
const columns = Object.keys(titles) as (keyof typeof titles)[]; // keys of a const table
const sofa: Row = {
  category: 'Sofas',
  brand: 'Oak',
  price: 2000,
  supply: 900,
  stock: 5,
  freight: 0,
  pictures: 'front.jpg',
};
const sheet = async (rows: readonly Row[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Products',
          rows: [
            columns.map((key) => titles[key]),
            ...rows.map((row) => columns.map((key) => row[key] ?? null)),
          ],
        },
      ],
    }),
  );
const jpeg = (side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#264' } })
    .jpeg()
    .toBuffer();
const send = (bytes: Buffer, pictures?: Buffer, by = token) =>
  sendImport('platform/goodsImport', api, by, bytes, 'spring.xlsx', pictures);
const detail = async (id: string) => (await operator.call('mallJob.detail', { id })).data;
/** Sends a list and checks it. */
const checked = async (bytes: Buffer, pictures?: Buffer) => {
  const { run } = createWorker(api);
  const { data: job } = await send(bytes, pictures);
  await run(job.id);
  return { job: await detail(job.id), run: () => run(job.id) };
};
const uploads = async () => (await api.db.selectFrom('media_files').select('key').execute()).length;
const goods = async (keyword: string) =>
  (await operator.call('mallGoods.list', { keyword, size: 100 })).data.list;

it('a list with its pictures becomes products that visitors find and buy, and drafts of what is not complete', async () => {
  const pictures = zipOf([
    { name: 'photos/Front.jpg', content: await jpeg() },
    { name: '__MACOSX/photos/._Front.jpg', content: Buffer.from('x') },
    { name: Buffer.from([0xb2, 0xe0, 0xc3, 0xe6, 0x2e, 0x6a, 0x70, 0x67]), content: await jpeg(80) }, // 侧面.jpg in GBK
  ]);
  const before = await uploads();
  const { job, run } = await checked(
    await sheet([
      { ...sofa, no: 'SH-1', name: 'Sheet sofa', pictures: 'front.jpg\n侧面.jpg' },
      { ...sofa, no: 'SH-2', name: 'Sheet stool', freight: 80 },
      { ...sofa, no: 'SH-3', name: 'Sheet draft', supply: '' },
    ]),
    pictures,
  );
  expect(job).toMatchObject({ state: 'checked', ready: 3, complete: 2, wrong: 0, mine: true });
  expect(await uploads()).toBe(before);
  const { data } = await operator.call('mallJob.confirm', { id: job.id, ready: 3, publish: true });
  expect(data).toMatchObject({ state: 'confirmed', about: { file: 'spring.xlsx', publish: true } });
  await Promise.all([run(), run()]);
  expect(await detail(job.id)).toMatchObject({ state: 'done', rows: 3 });
  expect(await uploads()).toBe(before + 2);
  expect((await goods('Sheet')).map(({ name, state, onSale }) => [name, state, onSale])).toEqual(
    expect.arrayContaining([
      ['Sheet draft', 'draft', false],
      ['Sheet sofa', 'approved', true],
      ['Sheet stool', 'approved', true],
    ]),
  );
  const { data: found } = await visitor.call('product.search', { keyword: 'Sheet sofa' });
  const { data: product } = await visitor.call('product.detail', { id: found.list[0]?.id ?? '' });
  expect(product).toMatchObject({
    name: 'Sheet sofa',
    price: 200_000,
    images: [expect.any(String), expect.any(String)],
  });
  const buyer = await people.shopper({});
  await people.paidOrder(buyer, product.skus[0]?.id ?? '', 2);
  expect((await goods('SH-1'))[0]?.stock).toBe(3);
});

it('each fault names its row and column; what is right is taken, and the faults come back as a sheet', async () => {
  const { job, run } = await checked(
    await sheet([
      { ...sofa, no: 'F-1', name: 'Right one' },
      { ...sofa, no: 'F-1', name: 'Twice' },
      { ...sofa, name: 'Negative', price: -5, stock: 'x' },
      { ...sofa, name: 'Elsewhere', category: 'Boats' },
      { ...sofa, name: 'No file', pictures: 'back.jpg' },
      { ...sofa, name: 'No picture', pictures: 'notes.jpg' },
      { ...sofa, name: 'Address', pictures: 'http://169.254.169.254/latest' },
    ]),
    zipOf([
      { name: 'front.jpg', content: await jpeg() },
      { name: 'notes.jpg', content: Buffer.from('This is no picture at all') },
    ]),
  );
  expect(job).toMatchObject({ ready: 1, wrong: 6, actions: ['confirm', 'errors', 'cancel'] });
  const wrong = async (page: number) => {
    const { data } = await operator.call('mallJob.rows', { id: job.id, outcome: 'wrong', page, size: 2 });
    return data.list.map(({ row, notes }) => [row, ...notes.map((note) => note.split(':')[0])]);
  };
  expect(await Promise.all([wrong(1), wrong(2), wrong(4)])).toEqual([
    [
      [3, 'Article no.'],
      [4, 'Platform price', 'Stock'],
    ],
    [
      [5, 'Category'],
      [6, 'Pictures (file names)'],
    ],
    [],
  ]);
  const { data: key } = await operator.call('mallJob.fileKey', { id: job.id, part: 'errors' });
  const file = await takeFile(api, token, `/api/platform/jobFile/${key.key}`);
  const [head = [], ...back] = await cellsOf(file.bytes);
  expect(head).toEqual(['What to mend', ...Object.values(titles)]);
  expect(back.map(([reason, , name]) => [name, String(reason).split(':')[0]])).toEqual([
    ['Twice', 'Article no.'],
    ['Negative', 'Platform price'],
    ['Elsewhere', 'Category'],
    ['No file', 'Pictures (file names)'],
    ['No picture', 'Pictures (file names)'],
    ['Address', 'Pictures (file names)'],
  ]);
  expect((await takeFile(api, token, `/api/platform/jobFile/${key.key}`)).refused).toBe('export.keyOver');
  await operator.call('mallJob.confirm', { id: job.id, ready: 1 });
  await run();
  expect((await goods('Right one')).map(({ state }) => state)).toEqual(['draft']);
});

it('a formula is named by its cell, whatever it showed when the file was saved', async () => {
  const cells = new Map([['1,4', { value: 2000, formula: '1000*2' }]]);
  const { no, ...rest } = { ...sofa, no: '', name: 'Calculated' };
  const rows = [columns.map((key) => titles[key]), columns.map((key) => ({ no, ...rest })[key] ?? null)];
  const { job } = await checked(
    Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows, cells }] })),
  );
  expect(job.problems).toContainEqual({
    row: 2,
    column: 'Platform price',
    problem: 'This is a formula. Paste its value',
  });
});

it('a CSV file of a Chinese Excel is read in its encoding', async () => {
  // 名称（中文）,平台价 and 沙发,负五 in GB 18030.
  const bytes = Buffer.from('c3fbb3c6a3a8d6d0cec4a3a92cc6bdcca8bcdb0ac9b3b7a22cb8bacee50a', 'hex');
  const { job } = await checked(bytes);
  expect(job).toMatchObject({
    ready: 0,
    problems: [{ row: 2, column: '平台价', problem: expect.stringContaining('“负五”') }],
  });
});

it('a number that a product of the mall has is no number of another one', async () => {
  const pictures = zipOf([{ name: 'front.jpg', content: await jpeg() }]);
  const { job, run } = await checked(
    await sheet([{ ...sofa, no: 'SOLD-1', name: 'Sold already' }]),
    pictures,
  );
  await operator.call('mallJob.confirm', { id: job.id, ready: 1, publish: true });
  await run();
  const again = await checked(await sheet([{ ...sofa, no: 'SOLD-1', name: 'Once more' }]), pictures);
  expect(again.job).toMatchObject({ ready: 0, wrong: 1, problems: [{ row: 2, column: 'Article no.' }] });
});

it.each([['that is no zip file', async () => Buffer.from('pictures'), 'import.notZip']])(
  'pictures %s are refused at once',
  async (_what, pictures, reason) => {
    expect((await send(await sheet([sofa]), await pictures())).msgKey).toBe(reason);
  },
);

it.each([
  ['that is broken', () => Buffer.from('PK\u0003\u0004broken', 'latin1'), 'one zip file'],
  [
    'that unpacks to more than it may',
    () => zipOf([{ name: 'front.jpg', content: Buffer.alloc(8), says: 101 * 1024 * 1024 }]),
    'too big',
  ],
  [
    'with an entry longer than it declares',
    () => zipOf([{ name: 'front.jpg', content: Buffer.alloc(1_000_000), says: 1000 }]),
    'too big',
  ],
])('a zip file %s fails the list with a sentence', async (_what, pictures, reason) => {
  const { job } = await checked(await sheet([{ ...sofa, name: 'Bombed' }]), pictures());
  expect(job).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason) });
});

it('is cancelled, and leaves neither products nor pictures', async () => {
  const before = await uploads();
  const { job, run } = await checked(
    await sheet([{ ...sofa, name: 'Cancelled' }]),
    zipOf([{ name: 'front.jpg', content: await jpeg() }]),
  );
  expect((await operator.call('mallJob.cancel', { id: job.id })).data.state).toBe('cancelled');
  await run();
  expect([await uploads(), await goods('Cancelled')]).toEqual([before, []]);
  const { sweep } = createWorker(api);
  await sweep();
  const kept = await api.db
    .selectFrom('shop_jobs')
    .select(['source_key', 'pictures_key'])
    .where('id', '=', job.id)
    .execute();
  expect(kept).toEqual([{ source_key: null, pictures_key: null }]);
});

it('the list to fill in has the brands of the mall; a key opens for who asked', async () => {
  const { data } = await operator.call('mallGoods.template');
  const other = await api.signIn(await api.given.member({ operator: true }));
  expect((await takeFile(api, other, `/api/platform/jobFile/${data.key}`)).refused).toBe('export.keyOver');
  const file = await takeFile(api, token, `/api/platform/jobFile/${data.key}`);
  expect(file).toMatchObject({ status: 200, name: expect.stringMatching(/^products-.*\.xlsx$/) });
  expect((await cellsOf(file.bytes))[0]).toEqual(expect.arrayContaining(Object.values(titles)));
});

it('no shop sees the work of the mall, and the mall none of a shop', async () => {
  const shop = await people.shop();
  const { data: mine } = await send(await sheet([{ ...sofa, name: 'Mine' }]));
  const { data: theirs } = await sendImport(
    'shop/productImport',
    api,
    shop.token,
    await sheet([{ name: 'Theirs' }]),
    'x.xlsx',
  );
  expect((await shop.call('shopJob.list')).data.list.map(({ id }) => id)).toEqual([theirs.id]);
  expect((await operator.call('mallJob.list', { size: 100 })).data.list.map(({ id }) => id)).not.toContain(
    theirs.id,
  );
  expect((await shop.call('shopJob.cancel', { id: mine.id })).code).toBe(40400);
  expect((await operator.call('mallJob.cancel', { id: theirs.id })).code).toBe(40400);
  expect((await operator.call('mallJob.detail', { id: theirs.id })).code).toBe(40400);
  await operator.call('mallJob.cancel', { id: mine.id });
});

it("a shop's list may bring pictures too; it becomes drafts that the mall reviews", async () => {
  const shop = await people.shop();
  const { run } = createWorker(api);
  const bytes = await sheet([{ ...sofa, brand: '', name: 'Of a shop' }]);
  const zip = zipOf([{ name: 'front.jpg', content: await jpeg() }]);
  const { data: job } = await sendImport('shop/productImport', api, shop.token, bytes, 'x.xlsx', zip);
  await run(job.id);
  await shop.call('shopJob.confirm', { id: job.id, ready: 1 });
  await run(job.id);
  const { data } = await shop.call('ownGoods.list');
  expect(data.list).toMatchObject([
    { name: 'Of a shop', state: 'draft', image: expect.stringContaining('/media/up/') },
  ]);
  const [draft] = data.list;
  expect((await shop.call('ownGoods.submit', { id: draft?.id ?? '', version: 1 })).code).toBe(200);
});
