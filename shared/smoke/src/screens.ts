import type { RouteDeclaration } from '@mall/contract/core/remote-config';
import { type Common, commonIn, isInErrorState, type Standing, standingOf } from './in-page.ts';
import { goIn, type Opened, standingIn } from './page.ts';

/**
 * Opens the screens of one role, the first by its address, the others from there as links do; after a finding anew.
 * Parameters of a path are the number 1: a screen must also work when nothing has that id.
 */
export const screenProblems = async (
  opened: Opened,
  routes: readonly RouteDeclaration[],
  before: Common,
): Promise<string[]> => {
  const problems: string[] = [];
  let how: 'anew' | 'link' = 'anew';
  for (const route of routes) {
    const found = await tryScreen(opened, route, before, how);
    problems.push(...found);
    how = found.length > 0 ? 'anew' : 'link';
  }
  return problems;
};

const tryScreen = async (
  opened: Opened,
  route: RouteDeclaration,
  before: Common,
  how: 'anew' | 'link',
): Promise<string[]> => {
  const { id, path } = route;
  const { page, listening, role, candidate, patienceMs } = opened;
  const { name, version, document } = candidate;
  const at = addressOf(path);
  await goIn(opened, at, how);
  const standing = await standingIn(opened, standingOf, [name, version] as const);
  // A screen may go back to where the visitor came from when there is nothing to show.
  if (standing === 'waits' && how === 'link') return tryScreen(opened, route, before, 'anew');
  if (standing === 'waits')
    return [`the screen ${id} (${at}) is not drawn within ${patienceMs / 1000} s${thrownIn(opened)}`];
  if (standing !== 'drawn') return [broken(opened, route, standing)];
  await listening.quiet();
  // Its data may come before it is first seen here, or after: a screen that fails with them is broken in both cases.
  const later = await page.evaluate(standingOf, [name, version] as const);
  if (later !== 'drawn' && later !== 'waits') return [broken(opened, route, later)];
  const failed =
    role !== 'visitor' && (await page.evaluate(isInErrorState, name))
      ? [
          `the screen ${id} (${at}) stands in its error state for a ${role} who is signed in: see what it asks of the mall and how it reads the answer`,
        ]
      : [];
  const after = await page.evaluate(commonIn);
  const theirs = new Set([...Object.keys(document.remotes), ...ofShell]);
  return [
    ...failed,
    ...listening
      .takeErrors()
      .filter(
        ({ text, stack }) =>
          stack.includes(`/${name}/${version}/`) || text.includes('Content Security Policy'),
      )
      .map(({ text }) => `it throws: ${text}`),
    ...added(before.globals, after.globals)
      .filter((global) => !theirs.has(global) && !global.startsWith('webpackChunk'))
      .map((global) => `it changes the globals of the page: window.${global}`),
    ...added([...before.builtIns, ...ofReactAria], after.builtIns).map(
      (part) => `it changes ${part} for the whole page: keep its own version in a variable of its own`,
    ),
    ...added(before.globalStyles, after.globalStyles).map((rule) => `it styles the whole page: ${rule}`),
  ];
};

/** Says that a screen shows the card of a failure instead of itself, or another version than the candidate's. */
const broken = (opened: Opened, { id, path }: RouteDeclaration, standing: Standing): string =>
  `the screen ${id} (${addressOf(path)}) is not drawn: ${standing}${thrownIn(opened)}`;

const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '1');

/** A global that the shell makes when it first loads a remote (shell/src/loader/container.ts). */
const ofShell = ['mallDigests'];

/** What React Aria wraps to follow the focus and to read its collections; what it calls is what was there. */
const ofReactAria = [
  'HTMLElement.prototype.focus',
  ...['firstChild', 'appendChild', 'removeChild', 'insertBefore'].map(
    (part) => `HTMLTemplateElement.prototype.${part}`,
  ),
];

/** The last thing that was thrown, as the end of a sentence. */
const thrownIn = ({ listening }: Opened): string => {
  const last = listening.takeErrors().at(-1)?.text.split('\n')[0];
  return last === undefined ? '' : `; it throws: ${last}`;
};

const added = (before: readonly string[], after: readonly string[]): string[] => [
  ...new Set(after.filter((each) => !before.includes(each))),
];
