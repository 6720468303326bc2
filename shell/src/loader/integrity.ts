const digests = new Map<string, string>();

/** Remembers the digest that the registry names for an address; a retry adds a query, which does not count. */
export const expectIntegrity = (address: string, digest: string | undefined): void => {
  if (digest !== undefined) digests.set(withoutQuery(address), digest);
};

export const integrityOf = (address: string): string | undefined => digests.get(withoutQuery(address));

const withoutQuery = (address: string): string => {
  const url = new URL(address, location.href);
  return url.origin + url.pathname;
};
