/** The names of styled-components that the mall uses (why: react-router-dom.ts beside). */
export {
  createGlobalStyle,
  css,
  keyframes,
  styled,
  styled as default,
  StyleSheetManager,
} from 'real-styled-components';
