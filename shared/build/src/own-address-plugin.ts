import webpack, { type Compiler } from 'webpack';

/**
 * Webpack joins a script element that is on its way for the same chunk, whatever its address. Two containers of one remote,
 * from two addresses, may be in a page after a retry, so the second would wait for the stuck file of the first: scripts are
 * told apart by their addresses instead.
 */
export class OwnAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnAddressPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'OwnAddressPlugin',
        (source) => `${source}\nscript.setAttribute("data-webpack", dataWebpackPrefix + url);`,
      );
    });
  }
}
