/** Replaces axios' mergeConfig: the mall's settings are flat, only headers have a second level. */
export default (base, own) => ({
  __proto__: null,
  ...base,
  ...own,
  headers: { ...base?.headers, ...own?.headers },
});
