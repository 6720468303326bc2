import '../boot/commits.ts';
import { mostCommits, type Stoppable, watchCommits } from './runaway.ts';

/** A tree in which the last commit has rendered one component of this boundary. */
const renderedBy = (boundary: Stoppable) => {
  const component = { child: null, sibling: null, alternate: null, flags: 1, stateNode: null };
  const fiber = { child: component, sibling: null, alternate: null, flags: 0, stateNode: boundary };
  return { current: { child: fiber, sibling: null, alternate: { child: null }, flags: 0, stateNode: null } };
};

afterEach(() => {
  delete globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot;
  jest.restoreAllMocks();
});

it.each([
  ['in the first second of a page', 400],
  ['later', 40_000],
])('stops a loop once and counts anew, %s', async (_, now) => {
  jest.spyOn(performance, 'now').mockReturnValue(now);
  const boundary = { stopRunaway: jest.fn() };
  watchCommits();
  const commit = async () => {
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot?.(1, renderedBy(boundary));
    await Promise.resolve();
  };
  for (let i = 0; i < mostCommits; i += 1) await commit();
  expect(boundary.stopRunaway).toHaveBeenCalledTimes(1);
  for (let i = 1; i < mostCommits; i += 1) await commit();
  expect(boundary.stopRunaway).toHaveBeenCalledTimes(1);
});
