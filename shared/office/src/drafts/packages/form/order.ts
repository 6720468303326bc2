import { moved } from '@mall/ui/office';

/** A list with one item moved to another position; a move beyond its ends changes nothing. */
export const atPlace = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? list : moved(list, (other) => other === one, to);
};
