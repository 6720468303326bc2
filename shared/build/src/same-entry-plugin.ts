import type { Compiler } from 'webpack';

/**
 * Module Federation names its entry after a digest of its text, which contains the repository's absolute
 * path, and the container refers to that name. Webpack derives a module's id from its name, so one version
 * built in two folders would have two `remoteEntry.js`, of which the registry has one: this sets both ids.
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
