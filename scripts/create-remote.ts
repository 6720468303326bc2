import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRoom, createStandalone } from './creating/create.ts';
import { Refused } from './creating/write.ts';

const usage = `npm run create-remote mf-care                            a remote in this repository
npm run create-remote mf-care -- --standalone ../mf-care   a remote in a repository of its own
  --packages <folder>   its packages of the mall are those of this folder (npm run pack <folder>)
  --registry <address>  its packages of the mall come from this npm registry`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      standalone: { type: 'string' },
      packages: { type: 'string' },
      registry: { type: 'string' },
    },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Refused(usage);
  const { standalone, ...source } = values;
  if (source.packages !== undefined && source.registry !== undefined)
    throw new Refused(`Its packages come from a folder or from a registry, not from both.\n${usage}`);
  if (standalone === undefined && Object.keys(source).length > 0)
    throw new Refused(`--packages and --registry are of a remote in a repository of its own.\n${usage}`);
  const folder =
    standalone === undefined ? await createRoom(name) : await createStandalone(name, standalone, source);
  console.log(`Made ${relative(process.cwd(), folder)}. ${next(standalone !== undefined)}`);
} catch (error) {
  const known = error instanceof Refused || (error instanceof TypeError && 'code' in error);
  if (!known) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function next(standalone: boolean): string {
  return standalone
    ? 'Next, in that folder: pnpm install, pnpm build, pnpm test; pnpm dev shows it in a mall. See its README.md.'
    : 'Next: pnpm install --no-frozen-lockfile, npm run build, npm run verify.';
}
