/** Whether some remote shows an address: nothing is linked that leads nowhere. The page's own declarations say so. */
export const opens = (address: string): boolean => {
  const paths = declaredPaths();
  return paths === undefined || paths.has(address.split('?', 1)[0] ?? address);
};

let known: ReadonlySet<string> | undefined;

/** Undefined where nothing was written into the page: then every address is given the benefit of the doubt. */
const declaredPaths = (): ReadonlySet<string> | undefined => {
  known ??= readPaths(document.getElementById('boot')?.textContent ?? '');
  return known;
};

const readPaths = (text: string): ReadonlySet<string> | undefined => {
  const boot: unknown = text === '' ? undefined : JSON.parse(text);
  if (typeof boot !== 'object' || boot === null || !('remotes' in boot) || !Array.isArray(boot.remotes)) {
    return undefined;
  }
  const remotes: readonly unknown[] = boot.remotes;
  return new Set(remotes.flatMap(pathsOf));
};

const pathsOf = (remote: unknown): string[] => {
  if (typeof remote !== 'object' || remote === null) return [];
  if ('closed' in remote && remote.closed === true) return [];
  const routes: readonly unknown[] = 'routes' in remote && Array.isArray(remote.routes) ? remote.routes : [];
  return routes.flatMap((route) =>
    typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
      ? [route.path]
      : [],
  );
};
