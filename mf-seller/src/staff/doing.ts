import type { Person } from './useStaff.ts';

/** What is being done with somebody; one thing at a time. */
export type Doing = { what: 'remove' | 'leave' | 'transfer'; person: Person };
