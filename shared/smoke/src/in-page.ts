/** The common elements of a page. Runs in the page. */
export type Common = {
  readonly globals: readonly string[];
  /** Rules whose selector has no class, id or attribute: they affect other remotes' elements. */
  readonly globalStyles: readonly string[];
  /** What the browser brings and a script has replaced, removed or added to: `Array.prototype.map`. */
  readonly builtIns: readonly string[];
};

/**
 * Remembers every function and accessor that the browser brings, before any script of the page: `mallBuiltIns()` then
 * returns the names of those that have changed. Runs in the page, at its start.
 */
export const rememberBuiltIns = (): void => {
  const owners = new Map<string, object>([['window', window]]);
  for (const name of Object.getOwnPropertyNames(window)) {
    // By its descriptor: reading some of them starts something, or warns.
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value === 'function') {
      owners.set(name, value);
      const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value;
      if (typeof prototype === 'object' && prototype !== null) owners.set(`${name}.prototype`, prototype);
    } else if (['JSON', 'Math', 'Reflect', 'Intl', 'console', 'CSS'].includes(name))
      owners.set(name, Object(value));
  }
  const partsOf = (owner: object): Map<string, PropertyDescriptor> =>
    new Map(
      // Objects and figures of a page change as it lives: its functions do not.
      Object.entries(Object.getOwnPropertyDescriptors(owner)).filter(
        ([, part]) => typeof part.value === 'function' || 'get' in part,
      ),
    );
  const isSame = (before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean =>
    before !== undefined &&
    (['value', 'get', 'set'] as const).every(
      (half) => Reflect.get(before, half) === (now && Reflect.get(now, half)),
    );
  const known = new Map([...owners].map(([name, owner]) => [name, partsOf(owner)]));
  const changed = (): string[] =>
    [...owners].flatMap(([name, owner]) => {
      const [before, now] = [known.get(name) ?? new Map<string, PropertyDescriptor>(), partsOf(owner)];
      // What is new in the window is among its globals.
      const names = name === 'window' ? [...before.keys()] : [...new Set([...before.keys(), ...now.keys()])];
      return names
        .filter((part) => !isSame(before.get(part), now.get(part)))
        .map((part) => `${name}.${part}`);
    });
  Object.defineProperty(window, 'mallBuiltIns', { value: changed });
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
    builtIns: (Reflect.get(window, 'mallBuiltIns') as () => string[])(), // set at the start of the page, as above
  };
};

/** `waits`, how something is drawn, or what is wrong with it. */
export type Standing = string;

/**
 * Goes to another address inside the page, as one of its links does, and marks what is drawn, so that what stays is not
 * taken for the next screen. Runs in the page.
 */
export const goTo = (path: string): void => {
  const drawn = document.querySelectorAll('[data-remote]:not([data-slot]) > *, [data-trial]');
  for (const each of drawn) each.setAttribute('data-smoke-left', '');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

/**
 * The state of a screen: nothing yet, drawn, or the card with the reason why it is missing. Without a version any will
 * do. Runs in the page.
 */
export const standingOf = ([name, version]: readonly [string, string | undefined]): Standing => {
  const place = document.querySelector(`[data-remote="${name}"]:not([data-slot])`);
  if (place === null || place.querySelector(':scope > [data-smoke-left]') !== null) return 'waits';
  const failure = place.querySelector('[data-failure]');
  if (failure !== null) return failure.getAttribute('data-failure') ?? 'failed';
  const shown = place.getAttribute('data-version');
  if (version !== undefined && shown !== version) return `shows ${shown}`;
  return place.firstElementChild === null || place.querySelector(':scope > [role="status"]') !== null
    ? 'waits'
    : 'drawn';
};

/** Whether a section of the remote's screen says that it could not be loaded (`FailedSection`). Runs in the page. */
export const isInErrorState = (name: string): boolean =>
  document.querySelector(`[data-remote="${name}"]:not([data-slot]) [data-panel="failed"]`) !== null;

/** Whether anything of a remote's screen is to be seen in the window: nothing hides it or lies on it. Runs in the page. */
export const isSeen = (name: string): boolean => {
  const place = document.querySelector(`[data-remote="${name}"]:not([data-slot])`);
  scrollTo({ top: 0, behavior: 'instant' });
  return [...(place?.querySelectorAll('h1, h2, h3, p, a, img, button') ?? [])].some((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      hit !== null &&
      (each.contains(hit) || hit.contains(each)) &&
      hit !== document.documentElement &&
      hit !== document.body
    );
  });
};

/** How a part stands that is tried alone (shell/src/inspector/trial). Runs in the page. */
export const trialStanding = (): Standing =>
  document.querySelector('[data-trial]:not([data-smoke-left])')?.getAttribute('data-trial') ?? 'waits';

/** Whether it has drawn nothing. Runs in the page. */
export const isTrialEmpty = (): boolean => {
  const place = document.querySelector('[data-trial]');
  return place?.firstElementChild === null && (place.textContent ?? '').trim() === '';
};
