import type { Role } from './useRoles.ts';

/** What is being done with a role; a new one begins with none. */
export type Doing = { what: 'make' | 'rename' | 'remove'; role: Role | undefined };
