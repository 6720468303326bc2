import { compile, type Element, serialize, stringify } from 'stylis';

/**
 * The mall's own styles for a page of somebody else: they reach the elements with `data-mall`, what is inside of them, and
 * nothing else (docs/decisions/062). What is said of the page (`:root`, `body`) is said of those elements, rules of `html` are left
 * out, dark tokens follow the visitor's system, and the fonts have names of the mall's own, which hide no font of the host.
 * Specificity stays below that of a class, and is never nothing: `guest.css` takes back what the host says of elements, and
 * what follows must win over it. Throws for a rule of the theme that it does not know.
 */
export const guestStyles = (css: string): string =>
  write(compile(css)).replaceAll(/"(Inter|Fraunces)( Fallback)?"/g, '"Mall $1$2"');

/** As heavy as the name of an element. */
const weight = ':not(mall-none)';
const roots = `:where([data-mall])${weight}`;
const inside = ':where([data-mall], [data-mall] *)';

const write = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      const { type, props, children, value } = element;
      if (typeof children === 'string') return serialize([element], stringify);
      if (type === 'rule') return rule([props].flat(), serialize(children, stringify));
      return value.startsWith('@media') ? `${value}{${write(children)}}` : serialize([element], stringify);
    })
    .join('\n');

const rule = (selectors: readonly string[], declarations: string): string => {
  if (selectors.every((selector) => /^(:root)?\[data-theme="dark"\]$/.test(selector)))
    return `@media (prefers-color-scheme: dark){${roots}{${declarations}}}`;
  const scoped = selectors.flatMap((selector) => {
    if (selector.includes('data-theme'))
      throw new Error(`A rule of the theme with more than it: ${selector}`);
    if (/^html\b/.test(selector)) return [];
    if (selector === ':root' || selector === 'body') return [roots];
    const heavy = /^\*(::|$)/.test(selector) ? weight : '';
    return [selector.replace(/(::[\w-]+)?$/, `${inside}${heavy}$1`)];
  });
  return scoped.length === 0 ? '' : `${scoped.join(',')}{${declarations}}`;
};
