import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Author, moves, type RegistryDocument } from '@mall/registry';
import { adopt } from '../adopt.ts';
import { change, readRegistry } from '../change.ts';
import { house, places } from '../house.ts';
import { makeKeys } from '../keys.ts';
import { type Doing, percentIn, UsageError } from './asked.ts';
import { buildRemote } from './build.ts';
import { authorOf, keeperOf, readerOf } from './context.ts';
import { collect } from './gc.ts';
import { publishRemote } from './publish.ts';
import { waitUntilServed } from './served.ts';
import { historyText, lastLine, statusText } from './tables.ts';
import type { Verb } from './usage.ts';

/** The implementation of each verb. */
export const verbs: Readonly<Record<Verb, { run: (doing: Doing) => Promise<void> }>> = {
  build: { run: buildRemote },
  publish: { run: publishRemote },
  canary: {
    run: (doing) =>
      move(doing, (document, author) =>
        moves.canaried(document, { ...ofRemote(doing), percent: percentIn(doing.rest[0]) }, author),
      ),
  },
  promote: {
    run: (doing) => move(doing, (document, author) => moves.promoted(document, ofRemote(doing), author)),
  },
  rollback: {
    run: (doing) =>
      move(doing, (document, author) => moves.rolledBack(document, ofRemote(doing), author), true),
  },
  disable: {
    run: (doing) =>
      move(doing, (document, author) => moves.disabled(document, ofRemote(doing), author), true),
  },
  enable: {
    run: (doing) => move(doing, (document, author) => moves.enabled(document, ofRemote(doing), author)),
  },
  pin: {
    run: (doing) =>
      move(doing, (document, author) => {
        const { shop, version = null } = doing.options;
        if (shop === undefined) throw new UsageError('Which shop? --shop CODE');
        return moves.pinned(document, { ...ofRemote(doing), shopCode: shop.toUpperCase(), version }, author);
      }),
  },
  status: {
    run: async ({ env, say, name }) =>
      say(statusText((await readRegistry(await readerOf(env))).document, name)),
  },
  history: {
    run: async ({ env, say, name }) =>
      say(historyText((await readRegistry(await readerOf(env))).document, name)),
  },
  gc: { run: collect },
  adopt: {
    run: async (doing) => {
      const { env, say, options } = doing;
      const own = options.here === true || env['REMOTE_STORE'] === undefined;
      if (own) makeKeys(places.keys);
      const keeper = await keeperOf(own ? {} : env);
      const memory = path.join(places.keys, own ? 'adopted.json' : 'adopted-elsewhere.json');
      const document = await adopt({ keeper, author: authorOf(options, house), own, memory, say });
      if (options.here === true) return;
      say(statusText(document, ''));
      await waitUntilServed(doing, document);
    },
  },
  'new-lineage': {
    run: (doing) =>
      move(
        doing,
        (document, author) => moves.lineageBegun(document, { lineage: randomUUID() }, author),
        true,
      ),
  },
};

const move = async (
  doing: Doing,
  moving: (document: RegistryDocument, author: Author) => RegistryDocument,
  mustSay = false,
): Promise<void> => {
  const author = authorOf(doing.options, house, mustSay);
  const document = await change(await keeperOf(doing.env), (now) => moving(now, author));
  doing.say(lastLine(document));
  await waitUntilServed(doing, document);
};

const ofRemote = ({ name, options: { version } }: Doing) => {
  if (name === '') throw new UsageError('Which remote?');
  return { name, ...(version === undefined ? {} : { version }) };
};
