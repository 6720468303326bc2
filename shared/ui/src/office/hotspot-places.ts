import type { MouseEvent, PointerEvent } from 'react';

/** A position in a picture, in ten-thousandths of its width and height. */
export type HotspotPlace = { readonly x: number; readonly y: number };

const whole = 10_000;
/** A step is one percent; a leap is five. */
export const step = 100;
export const leap = 500;

/** The position of a new spot without a pointer: the middle, or beside the spots that are there already. */
export const freePlace = (spots: readonly HotspotPlace[]): HotspotPlace => {
  const taken = (place: HotspotPlace) =>
    spots.some((spot) => Math.abs(spot.x - place.x) < leap && Math.abs(spot.y - place.y) < leap);
  const places = Array.from({ length: 20 }, (_, index) =>
    within({ x: whole / 2 + (index % 5) * 800, y: whole / 2 + Math.floor(index / 5) * 800 }),
  );
  return places.find((place) => !taken(place)) ?? { x: whole / 2, y: whole / 2 };
};

export const directions: Readonly<Record<string, HotspotPlace>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const within = ({ x, y }: HotspotPlace): HotspotPlace => {
  const inside = (one: number) => Math.min(whole, Math.max(0, Math.round(one)));
  return { x: inside(x), y: inside(y) };
};

export const pointer = ({ clientX, clientY }: PointerEvent): HotspotPlace => ({ x: clientX, y: clientY });

export const placeIn = (picture: HTMLElement, { clientX, clientY }: MouseEvent): HotspotPlace => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return within({ x: ((clientX - left) / width) * whole, y: ((clientY - top) / height) * whole });
};
