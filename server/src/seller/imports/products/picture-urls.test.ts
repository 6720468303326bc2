import { shopJob } from '@mall/contract/seller/shop-job';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import sharp from 'sharp';
import { PictureNotFetched } from '../../../platform/media/fetch-picture.ts';
import { createPeople } from '../../../testing/people.ts';
import { createWorker, sendImport } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { pictureAddresses } from './pictures.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
/** Each address that was asked, by whom does not matter. */
let asked: string[] = [];
let picture: Buffer;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#665544' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => api.stop());

const titles = ['Product no.', 'Name (English)', 'Picture addresses'];
const sheet = async (...rows: (string | null)[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows: [titles, ...rows] }] }));
/** Servers of others: one has pictures, one is inside, one has a page. */
const worker = () =>
  createWorker(api, async (address) => {
    asked.push(address);
    const { hostname } = new URL(address);
    if (hostname === 'pictures.example') return picture;
    throw new PictureNotFetched(address, hostname === 'inside.example' ? 'private' : 'notPicture');
  }).run;
const imported = async (...rows: (string | null)[][]) => {
  const shop = await people.shop();
  const run = worker();
  const { data: job } = await sendImport(
    'shop/productImport',
    api,
    shop.token,
    await sheet(...rows),
    'a.xlsx',
  );
  await run(job.id);
  const checked = (await shop.call('shopJob.list')).data.list[0];
  const whileChecked = [...asked];
  return {
    shop,
    checked,
    whileChecked,
    write: async () => {
      await shop.call('shopJob.confirm', { id: job.id, ready: checked?.ready ?? 0 });
      await run(job.id);
      return (await shop.call('shopJob.list')).data.list[0];
    },
  };
};

it('a check calls nobody, and says which text is no address', async () => {
  const { checked, whileChecked } = await imported(
    ['A', 'Sofa', 'https://pictures.example/a.jpg'],
    ['B', 'Chair', 'http://pictures.example/b.jpg'],
    ['C', 'Table', 'https://user:secret@pictures.example/c.jpg'],
  );
  expect(whileChecked).toEqual([]);
  expect(checked).toMatchObject({
    state: 'checked',
    ready: 1,
    wrong: 2,
    problems: [
      {
        row: 3,
        column: 'Picture addresses',
        problem: '“http://pictures.example/b.jpg” is no address of a picture that begins with https',
      },
      { row: 4, column: 'Picture addresses' },
    ],
  });
});

it('a confirmed list fetches each picture once, and leaves out the product whose picture does not come', async () => {
  const { shop, checked, write } = await imported(
    ['A', 'Sofa', 'https://pictures.example/a.jpg\nhttps://pictures.example/b.jpg'],
    ['B', 'Chair', 'https://pictures.example/b.jpg https://inside.example/c.jpg'],
    ['C', 'Table', 'https://pictures.example/A.jpg'],
    ['D', 'Bench', 'https://page.example/d.jpg'],
    ['E', 'Stool', null],
  );
  expect(checked).toMatchObject({ ready: 5, wrong: 0 });
  expect(await write()).toMatchObject({
    state: 'done',
    rows: 3,
    problems: [
      {
        row: 3,
        column: 'Picture addresses',
        problem: '“https://inside.example/c.jpg” leads into a private network and is not fetched',
      },
      {
        row: 5,
        column: 'Picture addresses',
        problem: '“https://page.example/d.jpg” is no JPG, PNG, WebP or AVIF picture',
      },
    ],
  });
  const { list } = (await shop.call('ownGoods.list', { tab: 'draft' })).data;
  expect(list.map(({ name }) => name).toSorted()).toEqual(['Sofa', 'Stool', 'Table']);
  const sofa = list.find(({ name }) => name === 'Sofa');
  const { images } = (await shop.call('ownGoods.detail', { id: sofa?.id ?? '' })).data.content;
  expect(images).toHaveLength(2);
  for (const url of images) expect((await api.app.inject({ url })).statusCode).toBe(200);
  // Letters of an address are not alike in both cases, as those of a file's name are.
  expect(asked.toSorted()).toEqual([
    'https://inside.example/c.jpg',
    'https://page.example/d.jpg',
    'https://pictures.example/A.jpg',
    'https://pictures.example/a.jpg',
    'https://pictures.example/b.jpg',
  ]);
});

it('what a product of a later row does not get is stored for nobody', async () => {
  const { shop, write } = await imported([
    'B',
    'Chair',
    'https://pictures.example/b.jpg https://inside.example/c.jpg',
  ]);
  await write();
  const { rows } = await sql`select 1 from media_files where owner_id = ${shop.ownerId}`.execute(api.db);
  expect(rows).toEqual([]);
});

it('refuses a list with more addresses than a job fetches', async () => {
  const many = Array.from(
    { length: shopJob.pictureAddresses + 1 },
    (_, at) => `https://pictures.example/${at}.jpg`,
  );
  const rows = Array.from({ length: 201 }, (_, at) => [
    `P${at}`,
    'Sofa',
    many.slice(at * 10, at * 10 + 10).join('\n'),
  ]);
  const { checked } = await imported(...rows);
  expect(checked).toMatchObject({ state: 'failed' });
});

it.each([
  [
    'https://a.example/x.jpg\nhttps://a.example/y.jpg',
    ['https://a.example/x.jpg', 'https://a.example/y.jpg'],
  ],
  [
    'https://a.example/x.jpg, https://a.example/y.jpg',
    ['https://a.example/x.jpg', 'https://a.example/y.jpg'],
  ],
  ['https://a.example/w=200,h=100/x.jpg', ['https://a.example/w=200,h=100/x.jpg']],
  ['  ', []],
])('the cell %j has the addresses %j', (cell, addresses) =>
  expect(pictureAddresses(cell)).toEqual(addresses),
);
