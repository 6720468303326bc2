import { officeSession } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../db/open.ts';
import type { Caller } from './caller.ts';
import { isOffice, owesSecondFactor } from './guard.ts';
import { isOfficeOpen } from './people.queries.ts';

/** Records that somebody works in an office; sessions are the members', so the server hands it in. */
export type NoteOffice = (db: Db, tokenHash: string) => Promise<void>;

/**
 * Shoppers stay signed in for thirty days, an office asks again after twelve hours, and after half an hour in which
 * nobody was at it: an open page that only refreshes itself says how long it was left. A cached "no" is looked up once
 * more, since a proof may have been given a moment ago. Throws proof.needed.
 */
export const keepOffice = async (
  { db, noteOffice }: { db: Db; noteOffice: NoteOffice },
  access: string,
  { tokenHash, officeOpen, officeStale }: Caller,
  idleSeconds: number,
): Promise<void> => {
  if (!isOffice(access) || tokenHash === null) return;
  if (!(await opensOffice(db, { tokenHash, officeOpen }))) throw new Refusal('proof.needed');
  if (officeStale && idleSeconds < officeSession.leftSeconds) await noteOffice(db, tokenHash);
};

/** A cached "no" is looked up once more, since a proof may have been given a moment ago. */
const opensOffice = async (
  db: Db,
  { tokenHash, officeOpen }: Pick<Caller, 'tokenHash' | 'officeOpen'>,
): Promise<boolean> => officeOpen || (tokenHash !== null && (await isOfficeOpen(db, tokenHash)));

/**
 * Keeps what belongs to an office closed by the same rules where an operation serves members too: the messages of a
 * shop. Throws secondFactor.required, proof.needed.
 */
export const requireOffice = async (db: Db, caller: Caller, isRequired: boolean): Promise<void> => {
  if (owesSecondFactor(caller, isRequired)) throw new Refusal('secondFactor.required');
  if (!(await opensOffice(db, caller))) throw new Refusal('proof.needed');
};

/** The same as a question. */
export const isOfficeOpenTo = async (db: Db, caller: Caller, isRequired: boolean): Promise<boolean> =>
  !owesSecondFactor(caller, isRequired) && (await opensOffice(db, caller));
