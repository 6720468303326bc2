export type Script = { file: string; text: string };

/** How the scripts of a remote would harm the page that loads them, each in a sentence. */
export const scriptProblems = (scripts: readonly Script[], madeIn?: string): string[] => {
  const entry = scripts.find(({ file }) => file === 'remoteEntry.js')?.text ?? '';
  const alone = entry.includes('./lifecycles');
  const rules = [...always, ...(alone ? [] : besideTheShell)];
  return [
    ...rules.flatMap(({ mark, says }) => {
      const guilty = scripts.filter(({ text }) => mark.test(text)).map(({ file }) => file);
      return guilty.length === 0 ? [] : [`${says} (${guilty.join(', ')})`];
    }),
    ...(madeIn === undefined ? [] : scripts)
      .filter(({ text }) => text.includes(madeIn ?? ''))
      .map(({ file }) => `its ${file} names the folder that it was built in`),
    // Otherwise two builds of the same sources differ, and the registry has the digest of one.
    ...(/\w\("container"\)/.test(entry) && /\bfederation\(\w/.test(entry)
      ? []
      : ['its remoteEntry.js was not built by @mall/build']),
  ];
};

type Rule = { mark: RegExp; says: string };

const always: readonly Rule[] = [
  { mark: /[^\w.$]eval\(|\bnew Function\(/, says: 'it evaluates text, which the page forbids' },
  { mark: /\bfile:\/\/\//, says: 'it names a file of the machine that built it' },
];

/** A remote with lifecycles also runs without the shell, and brings what the shell would share. */
const besideTheShell: readonly Rule[] = [
  { mark: /react\.transitional\.element|Minified React error/, says: 'it brings a copy of react' },
  { mark: /You cannot render a <Router>/, says: 'it brings a copy of react-router' },
  { mark: /data-styled-version/, says: 'it brings a copy of styled-components' },
  {
    mark: /\.(BrowserRouter|HashRouter|MemoryRouter|RouterProvider|createBrowserRouter)\b/,
    says: 'it makes a router, and the page has one',
  },
  {
    mark: /\bcreateElement\((["'`])style\1|\badoptedStyleSheets\b|\.(insertRule|addRule|replaceSync)\(/,
    says: 'it writes a style sheet of its own into the page: style its elements with styled-components',
  },
];
