import { compareVersions, satisfies } from '@mall/contract/core/semver';

/**
 * Sharing for module federation, in place of the plugin's runtime (decision 003). The mall needs one feature:
 * each library is in the page once, in a version that satisfies every consumer. No plugins, no layers, no
 * snapshots, no loading of remotes, which the shell does. Webpack's federation code calls these names.
 */
class Sharing {
  shareScopeMap = { default: {} };

  constructor(options) {
    this.name = options.name;
    this.options = { ...options, remotes: [], shared: {} };
    this.registerShared(options.shared ?? {});
  }

  /** Registers what this bundle can share. */
  registerShared(shared) {
    for (const [name, offers] of Object.entries(shared)) {
      this.options.shared[name] = [offers].flat();
      for (const scope of Object.keys(this.shareScopeMap)) this.#offer(scope, name);
    }
  }

  /** The host of the page shares its libraries: ours are added where a version is missing. */
  initShareScopeMap(scope, libraries) {
    this.shareScopeMap[scope] = libraries;
  }

  initializeSharing(scope) {
    this.shareScopeMap[scope] ??= {};
    for (const name of Object.keys(this.options.shared)) this.#offer(scope, name);
    return [];
  }

  /** The factory of a library; false when nobody has it, so that the caller uses its own copy. */
  async loadShare(name, { customShareInfo }) {
    const found = this.#choose(name, customShareInfo);
    if (found === undefined) return false;
    if (found.lib === undefined) {
      found.loading ??= Promise.resolve(found.get());
      try {
        found.lib = await found.loading;
      } catch (error) {
        found.loading = undefined;
        throw error;
      }
    }
    found.loaded = true;
    return found.lib;
  }

  /** For libraries in the first files. */
  loadShareSync(name, { customShareInfo }) {
    const found = this.#choose(name, customShareInfo);
    if (found === undefined) throw new Error(`No shared ${name}`);
    found.lib ??= found.get();
    found.loaded = true;
    return found.lib;
  }

  #offer(scope, name) {
    const versions = (this.shareScopeMap[scope][name] ??= {});
    for (const offer of this.options.shared[name]) versions[offer.version] ??= { ...offer, from: this.name };
  }

  /** Loaded versions first, then the newest. A singleton that does not satisfy is refused, not duplicated. */
  #choose(name, { shareConfig, scope: [scope = 'default'] = [] }) {
    const versions = this.shareScopeMap[scope]?.[name] ?? {};
    const known = Object.keys(versions).sort((a, b) => compareVersions(b, a));
    const ordered = [...known.filter((version) => isLoaded(versions[version])), ...known];
    const { requiredVersion, singleton } = shareConfig;
    const fits = (version) => !requiredVersion || satisfies(version, requiredVersion);
    if (!singleton) return versions[ordered.find(fits)];

    const [only] = ordered;
    if (only !== undefined && !fits(only)) {
      throw new Error(`Shared ${name} ${only} does not satisfy ${requiredVersion} of ${this.name}`);
    }
    return versions[only];
  }
}

const isLoaded = ({ loaded, loading }) => Boolean(loaded || loading);

export const init = ({ webpackRequire }) => new Sharing(webpackRequire.federation.initOptions);
