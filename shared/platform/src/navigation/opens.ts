/**
 * Whether an enabled remote serves an address of the mall, so that no link leads nowhere. The boot manifest
 * in the page lists the routes; without a manifest every address counts as served.
 */
export const opens = (address: string): boolean => {
  declared ??= { paths: pathsOfPage() };
  return declared.paths?.has(address.split(/[?#]/, 1)[0] ?? address) ?? true;
};

let declared: { paths: ReadonlySet<string> | undefined } | undefined;

const pathsOfPage = (): ReadonlySet<string> | undefined => {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const remotes = listIn(JSON.parse(text), 'remotes');
  return remotes && new Set(remotes.flatMap(pathsOfRemote));
};

const pathsOfRemote = (remote: unknown): string[] =>
  isRecord(remote) && remote['closed'] === true
    ? []
    : (listIn(remote, 'routes') ?? []).flatMap((route) =>
        isRecord(route) && typeof route['path'] === 'string' ? [route['path']] : [],
      );

const listIn = (value: unknown, name: string): readonly unknown[] | undefined =>
  isRecord(value) && Array.isArray(value[name]) ? value[name] : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
