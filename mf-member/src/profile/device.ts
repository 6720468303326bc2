/**
 * The name of a device as a person would say it: browser and system of a user agent; '' when it is neither.
 */
export const deviceOf = (agent: string): string =>
  [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined).join(' · ');

const nameIn = (agent: string, known: readonly (readonly [string, RegExp])[]): string | undefined =>
  known.find(([, mark]) => mark.test(agent))?.[0];

/** Each browser's user agent names others that it resembles: the rarest word comes first. */
const browsers = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;
