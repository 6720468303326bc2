import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

/** Writes `.br` and `.gz` beside every text file of at least 1 kB, so that the server never compresses a file twice. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async ({ assets, outputOptions }) => {
      const texts = Object.keys(assets).filter((name) => /\.(js|css|svg|json)$/.test(name));
      await Promise.all(texts.map((name) => compress(path.join(outputOptions.path ?? '', name))));
    });
  }
}

const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < 1024) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

const brotli = promisify(brotliCompress);
const zip = promisify<Buffer, { level: number }, Buffer>(gzip);
