import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Two containers of one remote, from two addresses, may be in a page after a retry. Webpack reuses a script
 * element that is still loading the same chunk, whatever its address, so the second would wait for the stuck
 * file of the first: scripts are identified by their addresses instead. And a browser joins a request that
 * hangs, and runs a broken file again out of its cache: the chunks of an entry that was requested with `?r=1`
 * are requested with it too. A chunk that differs from its digest is refused by the browser.
 */
export class OwnAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnAddressPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'OwnAddressPlugin',
        (source) => `${source}\nscript.setAttribute("data-webpack", dataWebpackPrefix + url);\n${checked}`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('OwnAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new AskedWithModule());
        });
    });
  }
}

/** The digests that the page has read with this entry (shell/src/loader/container.ts), by names of files. */
const checked = 'script.integrity = self.mallDigests?.[url.replace(/.*\\/|\\?.*/g, "")] ?? "";';

class AskedWithModule extends RuntimeModule {
  constructor() {
    super('asked with', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const nameOf = RuntimeGlobals.getChunkScriptFilename;
    return [
      String.raw`const asked = /\?r=\d+$/.exec(document.currentScript?.src)?.[0] ?? "";`,
      `const nameOf = ${nameOf};`,
      `if (asked) ${nameOf} = (chunk) => nameOf(chunk) + asked;`,
    ].join('\n');
  }
}
