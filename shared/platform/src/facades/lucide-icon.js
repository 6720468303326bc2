import { createElement } from 'react';

/**
 * Replaces lucide's own icon factory, which has options that the mall does not use and is in the first files
 * of the shell and of every remote: an icon is a drawing with a size and a stroke width.
 */
export default function createLucideIcon({ name, node }) {
  const Icon = ({ size = 24, strokeWidth = 2, className = '', children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : 'true',
        ...rest,
        className: `lucide lucide-${name} ${className}`,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  return Icon;
}
