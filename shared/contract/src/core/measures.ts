type Size = { w: number; d: number; h: number };

/** Outer dimensions in mm → "210 × 92 × 82 cm"; a dimension of 0 is left out, like the depth of a picture. */
export const centimetres = ({ w, d, h }: Size): string => {
  const known = [w, d, h].filter((mm) => mm > 0).map((mm) => String(Math.round(mm / 10)));
  return known.length === 0 ? '' : `${known.join(' × ')} cm`;
};
