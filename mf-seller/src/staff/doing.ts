import type { Person } from './useStaff.ts';

/** The running action on a staff member; one at a time. */
export type Doing = { what: 'remove' | 'leave' | 'transfer'; person: Person };
