import { resolve } from 'node:path';
import { pack } from './packing/pack.ts';

/** `npm run pack <folder>`: packs the npm packages with which a remote outside this repository is made. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder that the packages go to: npm run pack ../packages');
  process.exit(2);
}
for (const { name, version, file, bytes } of await pack(resolve(folder)))
  console.log(`${`${name}@${version}`.padEnd(24)} ${file.padEnd(28)} ${Math.round(bytes / 1024)} kB`);
