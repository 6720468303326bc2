import { text } from 'node:stream/consumers';
import { openStore } from '@mall/publish/open-store';
import { folderOf } from '@mall/publish/store';
import { RegistryDocument } from '@mall/registry';
import { z } from 'zod';
import { composedProblems } from './composed.ts';

/**
 * The composed smoke test as a process of its own, since it needs a browser: it reads JSON from standard
 * input and writes a list of problems to standard output. `npm run remote -- publish` runs it.
 */
const Asked = z.object({
  mall: z.url(),
  store: z.string(),
  name: z.string(),
  version: z.string(),
  document: RegistryDocument,
});

const { mall, store, ...asked } = Asked.parse(JSON.parse(await text(process.stdin)));
const { read } = await openStore(store);
const folder = folderOf(asked.name, asked.version);
const problems = await composedProblems({
  mall,
  candidate: { ...asked, read: (file) => read(`${folder}/${file}`) },
});
process.stdout.write(JSON.stringify(problems));
