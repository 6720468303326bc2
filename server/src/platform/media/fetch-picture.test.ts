import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { upload } from '@mall/contract/core/limits';
import sharp from 'sharp';
import { fetchPicture, type FetchRules, isPictureAddress, PictureNotFetched } from './fetch-picture.ts';

let server: Server;
let at: string;
let picture: Buffer;
let asked: string[] = [];
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#887755' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    switch (request.url ?? '') {
      case '/sofa.png':
        // Its type is what it is, not what it is called.
        return response.writeHead(200, { 'content-type': 'text/html' }).end(picture);
      case '/moved':
        return response.writeHead(302, { location: '/sofa.png' }).end();
      case '/around':
        return response.writeHead(302, { location: '/around' }).end();
      case '/inside':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
      case '/page':
        return response
          .writeHead(200, { 'content-type': 'image/png' })
          .end('<!doctype html><title>x</title>');
      case '/large':
        response.writeHead(200);
        return response.end(Buffer.alloc(upload.maxBytes + 1));
      case '/said-large':
        return response.writeHead(200, { 'content-length': upload.maxBytes + 1 }).flushHeaders();
      case '/half':
        response.writeHead(200, { 'content-length': 1000 });
        response.write('x');
        return setTimeout(() => response.destroy(), 20);
      case '/slow':
        return response.writeHead(200).flushHeaders();
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const rules: FetchRules = { resolve: async () => ['127.0.0.1'], loopback: true, timeoutMs: 500 };
const problem = (address: string, over: Partial<FetchRules> = {}) =>
  fetchPicture(address, { ...rules, ...over }).then(
    () => 'none',
    (error: unknown) => (error instanceof PictureNotFetched ? error.problem : error),
  );

it.each(['/sofa.png', '/moved'])('fetches a picture by its content from %s', async (path) =>
  expect((await fetchPicture(`${at}${path}`, rules)).equals(picture)).toBe(true),
);

it.each([
  ['/gone', 'notThere'],
  ['/around', 'notThere'],
  ['/half', 'notThere'],
  ['/page', 'notPicture'],
  ['/large', 'tooLarge'],
  ['/said-large', 'tooLarge'],
  ['/slow', 'tooSlow'],
  ['/inside', 'private'],
])('says of %s that it is %s', async (path, why) => expect(await problem(`${at}${path}`)).toBe(why));

it('asks nobody at an address of the own network, whatever its name is', async () => {
  const guarded = { loopback: false };
  expect(await problem(`${at}/sofa.png`, guarded)).toBe('private');
  expect(await problem('https://pictures.example/sofa.png', guarded)).toBe('private');
  const metadata = { ...guarded, resolve: async () => ['93.184.216.34', '169.254.169.254'] };
  expect(await problem('https://pictures.example/sofa.png', metadata)).toBe('private');
  expect(await problem('https://nowhere.example/', { ...guarded, resolve: async () => [] })).toBe('notThere');
  expect(asked).toEqual([]);
});

it.each([
  ['https://cdn.example/a/b.jpg?w=2000', true],
  ['http://cdn.example/a.jpg', false],
  ['https://user:secret@cdn.example/a.jpg', false],
  ['https://localhost/a.jpg', false],
  ['file:///etc/passwd', false],
  ['a.jpg', false],
  [`https://cdn.example/${'a'.repeat(500)}`, false],
])('the form of %s is that of an address: %s', (text, is) => expect(isPictureAddress(text)).toBe(is));
