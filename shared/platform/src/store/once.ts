/**
 * Creates one object per page, whichever copy of this package asks first. Module federation shares the
 * package already; this guard covers the day that setting is lost, because two sessions would mean two
 * sign-ins.
 */
export const once = <T>(name: string, make: () => T): T => {
  const key = Symbol.for(`@mall/${name}`);
  const held: T | undefined = Reflect.get(globalThis, key);
  if (held !== undefined) return held;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
};
