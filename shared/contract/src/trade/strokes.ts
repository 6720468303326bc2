import { isSignature, signatureBox } from './delivery.ts';

type Point = { readonly x: number; readonly y: number };

/** The pointer's position on the pad, in the units of the signature's box. */
export const pointIn = (
  pad: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({
  x: within(((clientX - pad.left) / pad.width) * signatureBox.width, signatureBox.width),
  y: within(((clientY - pad.top) / pad.height) * signatureBox.height, signatureBox.height),
});

/**
 * The strokes with one more point; a pointer that does not move adds none, and a signature that is too long
 * ends.
 */
export const withPoint = (path: string, { x, y }: Point, starts: boolean): string => {
  const next = `${x} ${y}`;
  const longer = starts ? `${withoutDots(path)}M${next}L${next}` : `${path}L${next}`;
  return (!starts && path.endsWith(`L${next}`)) || longer.length > signatureBox.maxText ? path : longer;
};

/** The submitted signature: a drawing that is more than a dot, else '' with the name alone. */
export const handedSignature = (path: string): string => (isSignature(path) ? path : '');

/** A touch without a stroke leaves nothing behind. */
const withoutDots = (path: string): string => path.replace(/M(\d+ \d+)L\1$/, '');

const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
