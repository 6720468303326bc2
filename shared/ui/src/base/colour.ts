type Triple = readonly [number, number, number];

/** Contrast of two #rrggbb colours by WCAG 2.2: 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** #rrggbb → Oklab (lightness 0 to 1, a, b). Matrices: bottosson.github.io/posts/oklab. */
export const toOklab = (hex: string): Triple => times(lmsToLab, map(times(rgbToLms, linear(hex)), Math.cbrt));

/** Oklab → #rrggbb; colours outside sRGB are clipped. */
export const fromOklab = (lab: Triple): string => {
  const rgb = times(
    lmsToRgb,
    map(times(labToLms, lab), (value) => value ** 3),
  );
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
};

type Matrix = readonly [Triple, Triple, Triple];

const rgbToLms: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const map = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const times = ([a, b, c]: Matrix, v: Triple): Triple => [dot(a, v), dot(b, v), dot(c, v)];

const linear = (hex: string): Triple => {
  const number = Number.parseInt(hex.slice(1), 16);
  return map([(number >> 16) & 255, (number >> 8) & 255, number & 255], (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
};

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));

const byte = (value: number): number => {
  const part = value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, part)));
};
