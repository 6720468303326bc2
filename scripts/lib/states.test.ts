import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statesAsMarkdown } from './states.ts';

it('the page of states says what the tables say', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/states.md'), 'utf8');
  expect(page).toContain(statesAsMarkdown());
});
