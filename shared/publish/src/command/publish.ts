import path from 'node:path';
import { currentIn, finishedIn, newestIn } from '@mall/build/house';
import { headOf, moves, RegistryRefused } from '@mall/registry';
import { buildIn } from '../built.ts';
import { change } from '../change.ts';
import { house, isElsewhere } from '../house.ts';
import { publish } from '../publish.ts';
import { writtenIn } from '../wire.ts';
import { type Doing, percentIn } from './asked.ts';
import { roomOf } from './build.ts';
import { authorOf, keeperOf, publisherOf, storeOf } from './context.ts';
import { waitUntilServed } from './served.ts';
import { lineOf } from './tables.ts';

/**
 * Publishes a build from a package of this repository, from a given folder, or elsewhere from its own; with
 * `--canary` some visitors get it at once.
 */
export const publishRemote = async (doing: Doing): Promise<void> => {
  const { env, name, options, say, checksIn } = doing;
  const { room, folder } = builtIn(name, options.from);
  if (folder === undefined)
    throw new RegistryRefused('unknown', `${room} is not built as it stands. Say \`build\` first.`);
  const build = buildIn(folder);
  if (name !== '' && build.name !== name)
    throw new RegistryRefused('unfit', `${room} holds ${build.name}, not ${name}.`);
  const author = authorOf(options, room);
  const percent = options.canary === undefined ? undefined : percentIn(options.canary);
  const publisher = publisherOf(doing);
  if (publisher !== undefined) {
    say(
      `${build.files.length} files go to the publisher, which checks them and says when they are published.`,
    );
    const written = await publisher.publish(build, {
      reason: author.reason,
      ...(percent === undefined ? {} : { percent }),
    });
    say(lineOf(written));
    return waitUntilServed(doing, written);
  }
  const keeper = await keeperOf(env);
  const startedAt = performance.now();
  const onStep = (step: string): void => say(`  ${seconds(startedAt)}  ${step}`);
  const mall = options.mall ?? env['MALL_URL'] ?? 'http://localhost:8080';
  const checks = checksIn(mall, storeOf(env));
  let document = await publish({ keeper, build, author, checks, onStep });
  say(lineOf(writtenIn(document)));
  if (percent !== undefined) {
    const { name: published, version } = build;
    document = await change(keeper, (now) =>
      moves.canaried(now, { name: published, version, percent }, author),
    );
    say(lineOf(writtenIn(document)));
  }
  await waitUntilServed(doing, headOf(document));
};

/** A team elsewhere publishes the build of its current sources; from a given folder, its last build. */
const builtIn = (name: string, from: string | undefined): { room: string; folder: string | undefined } => {
  if (from !== undefined) return { room: path.resolve(from), folder: newestIn(path.resolve(from)) };
  const room = isElsewhere ? house : roomOf(name);
  return { room, folder: isElsewhere ? currentIn(room) : finishedIn(room) };
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
