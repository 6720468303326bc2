/** The version and remote of an address in any text: a stack, a message, a list of resources. */
export const ownerIn = (text: string): { remote: string; version: string } | undefined => {
  const [, remote, version] = /\/remotes(?:-b)?\/(mf_[a-z]+)\/([^/]+)\//.exec(text) ?? [];
  return remote === undefined || version === undefined ? undefined : { remote, version };
};
