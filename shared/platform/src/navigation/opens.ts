/**
 * Whether some open remote shows an address of the mall: nothing is linked that leads nowhere. The boot manifest in the
 * page says so; where none was written, every address is given the benefit of the doubt.
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
