import path from 'node:path';
import type { Output } from '@mall/contract/operations';
import { type FetchPicture, PictureNotFetched } from '../platform/media/fetch-picture.ts';
import { createAnswers } from '../platform/http/answers.ts';
import { createFolderStorage } from '../platform/ports/storage.ts';
import { type Cell, readTable } from '../platform/spreadsheets/read.ts';
import { createRunner } from '../seller/jobs/run.ts';
import { sweepJobs } from '../seller/jobs/sweep.ts';
import { worksOf } from '../seller/jobs/works.ts';
import type { Api, Reply } from './start-api.ts';

/** No server of others is there unless a test brings one. */
const nobody: FetchPicture = async (address) => {
  throw new PictureNotFetched(address, 'notThere');
};

/** The worker of a test: runs the jobs that the API has created, when the test calls it. */
export const createWorker = (api: Api, fetchFrom: FetchPicture = nobody) => {
  const storage = createFolderStorage(path.join(api.settings.DATA_DIR, 'media'));
  const works = worksOf({ db: api.db, storage, answers: createAnswers(), fetchFrom });
  const run = createRunner(api.db, works);
  return { storage, works, run, sweep: () => sweepJobs({ db: api.db, storage, run }) };
};

type Taken = { status: number; type: string; name: string; bytes: Buffer; refused: string | undefined };

/** Downloads a file as a browser does, with the caller's headers. */
export const takeFile = async (api: Api, token: string | undefined, url: string): Promise<Taken> => {
  const reply = await api.app.inject({
    method: 'GET',
    url,
    headers: { token: token ?? '', 'x-locale': 'en' },
  });
  const type = String(reply.headers['content-type']);
  return {
    status: reply.statusCode,
    type,
    name: /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1] ?? '',
    bytes: reply.rawPayload,
    refused: type.includes('json') ? reply.json<Reply<null>>().msgKey : undefined,
  };
};

/** The rows of an Excel or CSV file, titles first. */
export const cellsOf = async (bytes: Buffer): Promise<Cell[][]> => {
  const rows: Cell[][] = [];
  for await (const { cells } of (await readTable(bytes)).rows) rows.push([...cells]);
  return rows;
};

type ImportPath =
  | 'shop/priceImport'
  | 'shop/productImport'
  | 'shop/stockImport'
  | 'platform/stockImport'
  | 'platform/goodsImport';

/** Sends a file of prices or products as the office does, products with their pictures. */
export const sendImport = async (
  to: ImportPath,
  api: Api,
  token: string | undefined,
  bytes: Buffer,
  name: string,
  pictures?: Buffer,
  language = 'en',
): Promise<Reply<Output<'shopPrice.import'>>> => {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  if (pictures !== undefined) form.append('pictures', new Blob([new Uint8Array(pictures)]), 'pictures.zip');
  const encoded = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/${to}`,
    headers: {
      token: token ?? '',
      'x-locale': language,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Reply<Output<'shopPrice.import'>>>(), status: reply.statusCode };
};

export const sendPrices = (api: Api, token: string | undefined, bytes: Buffer, name = 'prices.xlsx') =>
  sendImport('shop/priceImport', api, token, bytes, name);
