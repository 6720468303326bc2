import type { Input } from '@mall/contract/operations';
import type { CartRow } from './lines.queries.ts';

/** Whether it is selected and whether it is saved for another day: what comes back is selected. */
export const cartItemState = (
  row: Pick<CartRow, 'selected' | 'saved'>,
  { selected, saved }: Pick<Input<'cart.edit'>, 'selected' | 'saved'>,
): Pick<CartRow, 'selected' | 'saved'> => {
  const later = saved ?? row.saved;
  const back = row.saved && !later;
  return { saved: later, selected: !later && (selected ?? (back || row.selected)) };
};
