import { createGlobalStyle as styleEverything, css as rules } from 'real-styled-components';

/** The names of styled-components that the mall uses (why: react-router-dom.ts beside). */
export { css, keyframes, styled, styled as default, StyleSheetManager } from 'real-styled-components';

/**
 * Rules for the whole page, on paper only: on a screen they would style the shell and what other remotes show, in a state
 * of the screen that no check before publishing has seen.
 */
const createGlobalStyle = (...given: Parameters<typeof rules>) =>
  styleEverything`@media print{${rules(...given)}}`;

export { createGlobalStyle };
