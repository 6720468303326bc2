import { refreshOrReload } from './refresh-or-reload.js';

/** How often a page is reloaded, given the Reacts that its hook knows and webpack's messages. */
const reloads = (
  statuses: readonly string[],
  ...reacts: readonly { scheduleRefresh?: unknown }[]
): number => {
  let times = 0;
  let hear: (status: string) => void = () => undefined;
  refreshOrReload(
    { addStatusHandler: (handler) => void (hear = handler) },
    {
      location: { reload: () => void (times += 1) },
      ...(reacts.length > 0 && { __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: new Map(reacts.entries()) } }),
    },
  );
  for (const status of statuses) hear(status);
  return times;
};
const update = ['check', 'prepare', 'ready', 'dispose', 'apply', 'idle'];
const ofDevelopment = { scheduleRefresh: () => undefined };
const ofProduction = { scheduleRefresh: null };

it('leaves a page alone whose React can draw it anew', () => {
  expect(reloads(update, ofProduction, ofDevelopment)).toBe(0);
});

it('loads a page again whose React cannot, known to the hook or not', () => {
  expect(reloads(update, ofProduction)).toBe(1);
  expect(reloads(update)).toBe(1);
});

it('does nothing when there was no update', () => {
  expect(reloads(['check', 'idle'])).toBe(0);
  expect(reloads([...update, 'check', 'idle'])).toBe(1);
});
