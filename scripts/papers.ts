import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { pages } from './papers/pages.ts';

/** `npm run papers` writes the pages that are generated from the code. */
for (const { file, made } of pages) {
  writeFileSync(join(root, file), made());
  console.log(`wrote ${file}`);
}
