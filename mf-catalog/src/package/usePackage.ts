import type { Output } from '@mall/contract/operations';
import { asMade, type Chosen } from '@mall/contract/catalog/package';
import { numIdIn } from '@mall/contract/core/read-query';
import { useQueryOf } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '../missing.ts';
import { changedSlots, readChoice, skusIn, withPiece, withSlot, writeChoice } from '../package-choice.ts';

export type Detail = Output<'package.detail'>;
export type Place = Detail['places'][number];
export type Slot = Place['slots'][number];
export type Option = Slot['options'][number];

/** A package with the choice for its slots. The choice is in the address, so that a link opens exactly it. */
export type Choosing = {
  detail: Detail;
  slots: readonly Slot[];
  chosen: readonly Chosen[];
  /** As in the address; undefined for the package as made. */
  text: string | undefined;
  /** The package in the cart that is being changed. */
  replaces: string | undefined;
  changed: readonly string[];
  standing: (slot: Slot) => readonly Option[];
  put: (slot: Slot, skuId: string) => void;
  leaveOut: (slot: Slot) => void;
  undo: (slot: Slot) => void;
  reset: () => void;
};

type State = { status: 'loading' | 'missing' } | { status: 'failed'; retry: () => void } | ChoosingState;
type ChoosingState = { status: 'ready' } & Choosing;

export const usePackage = (): State => {
  const [params, setParams] = useSearchParams();
  const id = numIdIn(params, 'id');
  const query = useQueryOf('package.detail', { id: id ?? '1' }, { enabled: id !== undefined, quiet: true });

  if (id === undefined) return { status: 'missing' };
  if (query.isPending) return { status: 'loading' };
  if (query.isError)
    return isMissing(query.error)
      ? { status: 'missing' }
      : { status: 'failed', retry: () => void query.refetch() };

  const detail = query.data;
  const slots = detail.places.flatMap(({ slots: own }) => own);
  const chosen = readChoice(slots, params.getAll('chosen').join(','));
  const choose = (next: readonly Chosen[]) => {
    const text = writeChoice(slots, next);
    setParams(
      (before) => {
        before.delete('chosen');
        if (text !== undefined) before.set('chosen', text);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    status: 'ready',
    detail,
    slots,
    chosen,
    text: writeChoice(slots, chosen),
    replaces: params.get('replaces') ?? undefined,
    changed: changedSlots(slots, chosen),
    standing: ({ key, options }) => {
      const own = skusIn(chosen, key);
      return options.filter(({ skuId }) => own.includes(skuId));
    },
    put: (slot, skuId) => choose(withPiece(chosen, slot, skuId)),
    leaveOut: (slot) => choose(withSlot(chosen, slot.key, [])),
    undo: (slot) => choose(withSlot(chosen, slot.key, skusIn(asMade(slots), slot.key))),
    reset: () => choose(asMade(slots)),
  };
};
