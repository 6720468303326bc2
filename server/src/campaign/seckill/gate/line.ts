type Place = { readonly number: number; seen: number };

/**
 * The members who wait for a piece, by number. Thousands may stand in the line and ask every second, so a
 * member's position is found by bisection among the sorted numbers.
 */
export const createLine = () => {
  const places = new Map<string, Place>();
  const numbers: number[] = [];

  /** How many numbers are smaller. */
  const ahead = (number: number): number => {
    let [low, high] = [0, numbers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((numbers[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const leave = (user: string): void => {
    const place = places.get(user);
    if (place === undefined) return;
    places.delete(user);
    numbers.splice(ahead(place.number), 1);
  };

  return {
    size: (): number => places.size,
    numberOf: (user: string): number | undefined => places.get(user)?.number,
    ahead,
    /** They keep the number that they have. */
    stand: (user: string, number: number, seen: number): void => {
      const held = places.get(user);
      if (held === undefined) {
        numbers.splice(ahead(number), 0, number);
        places.set(user, { number, seen });
      } else held.seen = seen;
    },
    leave,
    /** Members last seen before then have left. */
    forget: (before: number): void => {
      for (const [user, { seen }] of places) if (seen < before) leave(user);
    },
  };
};
export type Line = ReturnType<typeof createLine>;
