import { resolve } from '@mall/registry';
import type { Candidate } from './candidate.ts';
import { isInErrorState, isSeen, standingOf } from './in-page.ts';
import { goIn, type Opened, standingIn } from './page.ts';
import { type Role, roleOf } from './roles.ts';

/** One page of another remote. */
export type Neighbour = { readonly name: string; readonly path: string };

/** Opens them: a seller is a member and a visitor too. */
export const neighbourly: Role = 'seller';

/** The other remotes that everybody has, each with its first page that needs no id, best one that visitors see. */
export const neighboursOf = ({ name, document }: Candidate): Neighbour[] =>
  resolve(document, { shellVersion: document.platform })
    .remotes.filter((remote) => remote.name !== name && !remote.closed)
    .flatMap(({ name: other, routes, nav }) => {
      const open = routes.filter(
        ({ path, layout, parent }) => layout !== 'bare' && parent === undefined && !path.includes(':'),
      );
      const first =
        open.find((route) => roleOf(route, nav) === 'visitor') ??
        open.find((route) => roleOf(route, nav) !== 'promoter');
      return first === undefined ? [] : [{ name: other, path: first.path }];
    });

/** Goes from the open page to one of each neighbour, as links do. Returns what is wrong there, by the neighbour's name. */
export const neighbourProblems = async (
  opened: Opened,
  neighbours: readonly Neighbour[],
): Promise<ReadonlyMap<string, string>> => {
  const problems = new Map<string, string>();
  for (const { name, path } of neighbours) {
    const { listening, page } = opened;
    listening.takeErrors();
    await goIn(opened, path, 'link');
    const standing = await standingIn(opened, standingOf, [name, undefined] as const);
    await listening.quiet();
    const [logged] = listening.takeErrors();
    const said = `the page ${path} of its neighbour ${name}`;
    if (standing !== 'drawn') problems.set(name, `${said} is not drawn any more: it ${standing}`);
    else if (!(await page.evaluate(isSeen, name))) problems.set(name, `${said} cannot be seen any more`);
    else if (logged !== undefined) problems.set(name, `${said} has errors: ${logged.text.split('\n')[0]}`);
    else if (await page.evaluate(isInErrorState, name))
      problems.set(name, `${said} cannot load its data any more`);
  }
  return problems;
};

/** What to do about one. */
export const inOneSentence = (problem: string): string =>
  `${problem}. This happens in a page that has had this remote: take back its listeners, styles and other marks on the page when its screen is left`;
