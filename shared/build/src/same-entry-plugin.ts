import type { Compiler } from 'webpack';

/**
 * Module Federation names its entry after a digest of its text, which holds the house's absolute path, and the container
 * names that entry. Webpack makes a module's id of its name, so one version built in two folders would have two
 * `remoteEntry.js`, of which the registry knows one: these two ids are set here.
 */
export class SameEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameEntryPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameEntryPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module.nameForCondition() ?? module.identifier());
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

const idOf = (name: string): string | undefined => {
  if (name.startsWith('container entry')) return 'container';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(name) ? 'federation' : undefined;
};
