import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { moves, type RegistryDocument } from '@mall/registry';
import { adopt } from '../adopt.ts';
import { type Ask, asAsked, takesAway } from '../asks.ts';
import { change, readRegistry } from '../change.ts';
import { house, places } from '../house.ts';
import { makeKeys } from '../keys.ts';
import { type Written, writtenIn } from '../wire.ts';
import { type Doing, percentIn, UsageError } from './asked.ts';
import { buildRemote } from './build.ts';
import { authorOf, keeperOf, mustHaveStore, publisherOf, readerOf } from './context.ts';
import { collect } from './gc.ts';
import { publishRemote } from './publish.ts';
import { waitUntilServed } from './served.ts';
import { historyText, lineOf, statusText } from './tables.ts';
import { manageTeams } from './teams.ts';
import type { Verb } from './usage.ts';

/** The implementation of each verb. */
export const verbs: Readonly<Record<Verb, { run: (doing: Doing) => Promise<void> }>> = {
  build: { run: buildRemote },
  publish: { run: publishRemote },
  canary: {
    run: (doing) => move(doing, { verb: 'canary', ...ofRemote(doing), percent: percentIn(doing.rest[0]) }),
  },
  promote: { run: (doing) => move(doing, { verb: 'promote', ...ofRemote(doing) }) },
  rollback: { run: (doing) => move(doing, { verb: 'rollback', name: nameIn(doing) }) },
  disable: { run: (doing) => move(doing, { verb: 'disable', name: nameIn(doing) }) },
  enable: { run: (doing) => move(doing, { verb: 'enable', name: nameIn(doing) }) },
  pin: {
    run: async (doing) => {
      const { shop, version = null } = doing.options;
      if (shop === undefined) throw new UsageError('Which shop? --shop CODE');
      await move(doing, { verb: 'pin', name: nameIn(doing), shopCode: shop.toUpperCase(), version });
    },
  },
  status: { run: async (doing) => doing.say(statusText(await current(doing), doing.name)) },
  history: { run: async (doing) => doing.say(historyText(await current(doing), doing.name)) },
  gc: { run: collect },
  teams: { run: manageTeams },
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
      await waitUntilServed(doing, writtenIn(document));
    },
  },
  'new-lineage': {
    run: async (doing) => {
      mustHaveStore(doing);
      const author = authorOf(doing.options, house, true);
      const document = await change(await keeperOf(doing.env), (now) =>
        moves.lineageBegun(now, { lineage: randomUUID() }, author),
      );
      await finish(doing, writtenIn(document));
    },
  },
};

/** Here with store and key, or by the publish service, which knows itself who asks and when. */
const move = async (doing: Doing, what: Unreasoned<Ask>): Promise<void> => {
  const author = authorOf(doing.options, house, takesAway(what));
  const ask = { ...what, reason: author.reason };
  const publisher = publisherOf(doing);
  const written =
    publisher === undefined
      ? writtenIn(await change(await keeperOf(doing.env), (now) => asAsked(now, ask, author)))
      : await publisher.move(ask);
  await finish(doing, written);
};
type Unreasoned<One> = One extends unknown ? Omit<One, 'reason'> : never;

const finish = async (doing: Doing, written: Written): Promise<void> => {
  doing.say(lineOf(written));
  await waitUntilServed(doing, written);
};

const current = async (doing: Doing): Promise<RegistryDocument> =>
  (await publisherOf(doing)?.registry()) ?? (await readRegistry(await readerOf(doing.env))).document;

const nameIn = ({ name }: Doing): string => {
  if (name === '') throw new UsageError('Which remote?');
  return name;
};

const ofRemote = (doing: Doing) => {
  const { version } = doing.options;
  return { name: nameIn(doing), ...(version === undefined ? {} : { version }) };
};
