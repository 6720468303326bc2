import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { pages } from './pages.ts';

it.each(pages)('$file says what the code says; npm run papers writes it', ({ file, made }) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(made());
});
