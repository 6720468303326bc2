import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { hourMs } from '@mall/contract/core/time';
import type { Override, RegistryDocument } from '@mall/registry';
import { z } from 'zod';

/**
 * The extra choices of a browser: versions or addresses by remote (`1.2.3`, an origin, `off`), and whether it
 * may choose others by `?mf.mf_x=`. They are in a cookie that the mall has signed.
 */
const Pass = z.strictObject({
  choices: z.record(z.string().regex(/^mf_[a-z]+$/), z.string().max(300)),
  inspector: z.boolean(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type Pass = z.infer<typeof Pass>;

export const passCookie = 'mall_tester';
const chosenFor = 12 * hourMs;

export type Gate = {
  /** Every browser may inspect and choose: a mall in development. */
  readonly open: boolean;
  /** Origins from which an own build may come; `http://localhost:*` means any port. */
  readonly origins: readonly string[];
  readonly sign: (text: string) => string;
  /** The text that was signed; null when it was not signed here. */
  readonly signed: (token: string) => string | null;
};

export type Chosen = {
  readonly pass: Pass | undefined;
  /** Messages for the inspector: what was requested and not done. */
  readonly notes: readonly string[];
  /** The cookie's new value, when it has one; null deletes the cookie. */
  readonly cookie: string | null | undefined;
};

/**
 * Reads cookie and address. Fails closed: what is not signed, not open or not allowed is ignored, with a
 * note.
 */
export const choose = (
  { query, cookie, now }: { query: URLSearchParams; cookie: string | undefined; now: number },
  gate: Gate,
): Chosen => {
  const brought = query.get('tester');
  const given = passIn(brought ?? cookie, gate, now);
  const notes =
    brought !== null && given === undefined ? ['This link for testers is not, or no longer, valid.'] : [];
  const pass = given ?? openPass(gate, now);
  const asked = [...query].filter(([name]) => /^mf(\.mf_[a-z]+)?$/.test(name));
  if (asked.length === 0)
    return { pass, notes, cookie: brought === null || given === undefined ? undefined : brought };
  if (query.get('mf') === 'clear') return { notes, ...cleared(given, gate, now) };
  if (pass?.inspector !== true)
    return {
      pass,
      notes: [...notes, 'Versions cannot be chosen in this mall by an address alone.'],
      cookie: undefined,
    };

  const choices = { ...pass.choices };
  for (const [name, value] of asked) {
    const remote = name.slice('mf.'.length);
    if (value === '') delete choices[remote];
    else if (/^https?:/.test(value) && !isAllowed(value, gate.origins))
      notes.push(`${remote}: ${value} is not an address that this mall takes builds from.`);
    else choices[remote] = value;
  }
  const next = { ...pass, choices, until: Math.max(pass.until, now + (gate.open ? chosenFor : 0)) };
  return { pass: next, notes, cookie: gate.sign(JSON.stringify(next)) };
};

/** A browser that may choose may choose again; a tester's link is limited to the remotes in it. */
const cleared = (given: Pass | undefined, gate: Gate, now: number): Pick<Chosen, 'pass' | 'cookie'> => {
  if (gate.open || given?.inspector !== true) return { pass: openPass(gate, now), cookie: null };
  const left = { ...given, choices: {} };
  return { pass: left, cookie: gate.sign(JSON.stringify(left)) };
};

const openPass = ({ open }: Gate, now: number): Pass | undefined =>
  open ? { choices: {}, inspector: true, until: now + chosenFor } : undefined;

const passIn = (token: string | null | undefined, gate: Gate, now: number): Pass | undefined => {
  const text = token ? gate.signed(token) : null;
  const read = text === null ? undefined : Pass.safeParse(JSON.parse(text));
  return read?.success === true && read.data.until > now ? read.data : undefined;
};

export const isAllowed = (address: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return origins.some((each) => each === origin || each === `${protocol}//${hostname}:*`);
};

/** Choices in the resolver's format; `declared` is an own build's declaration. */
export const overridesOf = (
  choices: Pass['choices'],
  document: RegistryDocument,
  declared: Readonly<Record<string, RemoteConfig | undefined>>,
): { overrides: Record<string, Override>; notes: string[] } => {
  const overrides: Record<string, Override> = {};
  const notes: string[] = [];
  for (const [name, value] of Object.entries(choices)) {
    const remote = document.remotes[name];
    const own = declared[name];
    if (/^https?:/.test(value)) {
      if (remote === undefined && own === undefined)
        notes.push(`${name}: ${value} says nothing of itself (remote.json).`);
      else
        overrides[name] = {
          base: `${new URL(value).origin}/`,
          ...(own === undefined ? {} : { declares: own }),
        };
    } else if (remote === undefined) notes.push(`${name}: the registry has no such remote.`);
    else if (value === 'off') overrides[name] = { off: true };
    else if (remote.versions[value] === undefined)
      notes.push(`${name}: the registry has no version ${value}.`);
    else overrides[name] = { version: value };
  }
  return { overrides, notes };
};

/** Other origins from which the page of these choices loads scripts, with their sockets for hot updates. */
export const placesOf = (overrides: Readonly<Record<string, Override>>): string[] =>
  Object.values(overrides)
    .flatMap((override) => ('base' in override ? [new URL(override.base).origin] : []))
    .flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
