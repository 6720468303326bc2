import {
  type Item,
  type Opening,
  type Plan,
  type Point,
  planLimits,
  type Room,
} from '@mall/contract/catalog/design';

/**
 * Changes of a plan. Each returns a new plan, or the same object when there is nothing to change or it must
 * not be changed.
 */

export const place = (plan: Plan, item: Item): Plan =>
  plan.items.length >= planLimits.items ? plan : { ...plan, items: [...plan.items, item] };

export const shift = (plan: Plan, ids: readonly string[], by: Point): Plan =>
  by.x === 0 && by.y === 0
    ? plan
    : changed(plan, ids, (item) => ({ ...item, x: within(item.x + by.x), y: within(item.y + by.y) }));

export const moveTo = (plan: Plan, id: string, { x, y }: Point): Plan =>
  changed(plan, [id], (item) =>
    item.x === x && item.y === y ? item : { ...item, x: within(x), y: within(y) },
  );

export const turnTo = (plan: Plan, id: string, rotation: number): Plan => {
  const angle = ((Math.round(rotation) % 360) + 360) % 360;
  return changed(plan, [id], (item) => (item.rotation === angle ? item : { ...item, rotation: angle }));
};

/** Rotates to the next multiple of 15 degrees, also from an angle in between. */
export const turnBy = (plan: Plan, id: string, steps: number): Plan => {
  const item = plan.items.find((one) => one.id === id);
  if (item === undefined) return plan;
  const from = item.rotation / turnStep;
  return turnTo(plan, id, ((steps > 0 ? Math.floor(from) : Math.ceil(from)) + steps) * turnStep);
};

export const exchange = (plan: Plan, id: string, skuId: string): Plan =>
  changed(plan, [id], (item) => (item.skuId === skuId ? item : { ...item, skuId, own: null }));

/** Locking does not change the position, so it is allowed on a locked piece. */
export const lock = (plan: Plan, id: string, locked: boolean): Plan => ({
  ...plan,
  items: plan.items.map((item) => (item.id === id ? { ...item, locked } : item)),
});

export const remove = (plan: Plan, ids: readonly string[]): Plan => {
  const items = plan.items.filter((item) => item.locked || !ids.includes(item.id));
  return items.length === plan.items.length ? plan : { ...plan, items };
};

/** Duplicates a piece, a hand's breadth aside. */
export const duplicate = (plan: Plan, id: string, newId: string): Plan => {
  const item = plan.items.find((one) => one.id === id);
  if (item === undefined) return plan;
  return place(plan, {
    ...item,
    id: newId,
    x: within(item.x + aside),
    y: within(item.y + aside),
    locked: false,
  });
};

export const addRoom = (plan: Plan, room: Room): Plan =>
  plan.rooms.length >= planLimits.rooms ? plan : { ...plan, rooms: [...plan.rooms, room] };

/** With the pieces in it, which the caller knows. */
export const removeRoom = (plan: Plan, roomId: string, itemIds: readonly string[]): Plan => ({
  rooms: plan.rooms.filter(({ id }) => id !== roomId),
  items: plan.items.filter(({ id }) => !itemIds.includes(id)),
});

export const changeRoom = (plan: Plan, roomId: string, change: (room: Room) => Room): Plan => {
  const rooms = plan.rooms.map((room) => (room.id === roomId ? change(room) : room));
  return rooms.every((room, index) => room === plan.rooms[index]) ? plan : { ...plan, rooms };
};

export const putOpening = (room: Room, opening: Opening): Room => {
  const others = room.openings.filter(({ id }) => id !== opening.id);
  return others.length >= planLimits.openings ? room : { ...room, openings: [...others, opening] };
};

export const removeOpening = (room: Room, id: string): Room => ({
  ...room,
  openings: room.openings.filter((opening) => opening.id !== id),
});

const changed = (plan: Plan, ids: readonly string[], change: (item: Item) => Item): Plan => {
  const items = plan.items.map((item) => (ids.includes(item.id) && !item.locked ? change(item) : item));
  return items.every((item, index) => item === plan.items[index]) ? plan : { ...plan, items };
};

const within = (mm: number): number =>
  Math.max(-planLimits.coordinate, Math.min(planLimits.coordinate, Math.round(mm)));

export const turnStep = 15;
const aside = 200;
