import { headOf, moves } from '@mall/registry';
import { change } from '../change.ts';
import { house } from '../house.ts';
import { folderOf } from '../store.ts';
import type { Doing } from './asked.ts';
import { authorOf, keeperOf, mustHaveStore } from './context.ts';
import { waitUntilServed } from './served.ts';

/** First the registry forgets a version, then its files are removed: never the other way round. */
export const collect = async (doing: Doing): Promise<void> => {
  const { env, name, options, say } = doing;
  mustHaveStore(doing);
  const keeper = await keeperOf(env);
  const author = authorOf({ reason: 'nobody gets them', ...options }, house);
  const freed: string[] = [];
  const moved = await change(keeper, (document) =>
    Object.keys(document.remotes)
      .filter((each) => name === '' || each === name)
      .reduce((next, each) => {
        const collected = moves.collected(next, { name: each }, author);
        freed.push(...collected.freed.map((version) => folderOf(each, version)));
        return collected.document;
      }, document),
  );
  for (const folder of freed) await keeper.store.remove(folder);
  say(
    freed.length === 0
      ? 'Nothing is old enough to be forgotten.'
      : freed.map((folder) => `forgot ${folder}`).join('\n'),
  );
  if (freed.length > 0) await waitUntilServed(doing, headOf(moved));
};
