import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { At, Kept } from '../core/kind.ts';
import { lockToChange } from '../core/locked.ts';
import { saveDraft } from '../core/create.ts';
import type { Author } from '../core/author.ts';
import { packageKind } from './kind.ts';

/** Puts other options into the named slots; unknown slots refuse as missing. Throws as saveDraft does. */
export const fillSlots = async (
  tx: Tx,
  author: Author,
  { id, version, slots }: Input<'ownPackage.fill'> & At,
): Promise<Kept> => {
  const { content } = await lockToChange(tx, packageKind, author, { id, version });
  const filled = new Map(slots.map(({ key, options }) => [key, options]));
  const rooms = content.rooms.map((room) => ({
    ...room,
    slots: room.slots.map((slot) => ({ ...slot, options: filled.get(slot.key) ?? slot.options })),
  }));
  const keys = new Set(rooms.flatMap((room) => room.slots.map(({ key }) => key)));
  if (slots.some(({ key }) => !keys.has(key))) throw new Refusal('missing');
  return saveDraft(tx, packageKind, author, { id, version, content: { ...content, rooms } });
};
