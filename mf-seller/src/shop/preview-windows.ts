import type { Banner } from './draft.ts';

export const windowNames = ['wide', 'laptop', 'tablet', 'phone'] as const;
export type WindowName = (typeof windowNames)[number];

/**
 * The windows of the preview in px, and how the home page displays a shop's banner in each: the box, and the
 * part that is never cropped.
 */
export const windows: Readonly<Record<WindowName, { width: number; height: number; focus: string }>> = {
  wide: { width: 1920, height: 640, focus: '0 50%' },
  laptop: { width: 1440, height: 640, focus: '0 50%' },
  tablet: { width: 834, height: 520, focus: '0 50%' },
  phone: { width: 390, height: 420, focus: '78% 50%' },
};

/** Up to this width of the window the narrow picture is displayed, if there is one. */
const narrowUpTo = 1599;

export const pictureIn = (name: WindowName, { image, narrow }: Banner): string =>
  windows[name].width <= narrowUpTo && narrow !== '' ? narrow : image;
