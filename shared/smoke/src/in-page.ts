/** The common elements of a page. Runs in the page. */
export type Common = {
  readonly globals: readonly string[];
  /** Rules whose selector has no class, id or attribute: they affect other remotes' elements. */
  readonly globalStyles: readonly string[];
};

export const commonIn = (): Common => {
  const globals = Object.getOwnPropertyNames(window);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      const inner = rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
      return rule instanceof CSSStyleRule ? [rule, ...inner] : inner;
    });
  const rules = sheets.flatMap((sheet) => {
    try {
      return rulesOf(sheet.cssRules);
    } catch {
      return []; // of another origin
    }
  });
  return {
    globals,
    globalStyles: rules
      .filter(({ selectorText }) => !/[.#[]/.test(selectorText))
      .map(({ cssText }) => cssText),
  };
};

/**
 * The state of a screen: nothing yet, drawn, or the card with the reason why it is missing. Runs in the page.
 */
export const standingOf = ([name, version]: readonly [string, string]): string => {
  const place = document.querySelector(`[data-remote="${name}"]:not([data-slot])`);
  if (place === null) return 'waits';
  const failure = place.querySelector('[data-failure]');
  if (failure !== null) return failure.getAttribute('data-failure') ?? 'failed';
  const shown = place.getAttribute('data-version');
  if (shown !== version) return `shows ${shown}`;
  return place.firstElementChild === null || place.querySelector(':scope > [role="status"]') !== null
    ? 'waits'
    : 'drawn';
};
