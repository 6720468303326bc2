import type { Role } from './useRoles.ts';

/** The running action on a role; a new role starts with no permissions. */
export type Doing = { what: 'make' | 'rename' | 'remove'; role: Role | undefined };
