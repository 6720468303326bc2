import { moved } from '@mall/ui/office';

/** A list with what is at one place put at another one; what would fall out of it stays. */
export const atPlace = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? list : moved(list, (other) => other === one, to);
};
