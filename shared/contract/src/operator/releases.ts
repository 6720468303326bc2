/** What an operator does about a remote from the console; `npm run remote` can publish and pin besides. */
export const releaseVerbs = ['canary', 'promote', 'rollback', 'disable', 'enable'] as const;
export type ReleaseVerb = (typeof releaseVerbs)[number];

/** What a line of the registry's history says; `other`: in a sentence that this version of the mall does not know. */
export const releaseSteps = [
  'published',
  'canary',
  'promoted',
  'rolledBack',
  'takenBack',
  'closed',
  'opened',
  'pinned',
  'unpinned',
  'forgot',
  'other',
] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

export const releaseText = { reason: 500 } as const;
/** For how long a tester's link is good, where the page makes it. */
export const testerHours = 24;
