import { css } from 'styled-components';
import { media } from './media.ts';

export type ButtonTone = 'primary' | 'plain' | 'soft' | 'ghost' | 'sale' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * One look for buttons and links that look like buttons (look, "Buttons"). Attributes set the state, so the
 * rules are static; the office sets the --button-* measures on its frame.
 */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--button-height, var(--control));
  padding: 4px var(--button-pad, 22px);
  border: 1px solid transparent;
  border-radius: var(--button-radius, var(--radius-pill));
  background: none;
  color: var(--text);
  font-size: var(--button-text, var(--step-ui));
  font-weight: var(--weight-strong);
  line-height: 1.2;
  text-align: center;
  transition: background var(--fast) var(--ease);

  &[data-tone='primary'] { background: var(--brand); color: var(--on-brand); }
  &[data-tone='plain'] { border-color: var(--line-strong); }
  &[data-tone='soft'] { background: var(--surface-muted); }
  &[data-tone='ghost'] { padding-inline: var(--space-3); }
  &[data-tone='sale'] { background: var(--sale); color: var(--on-sale); }
  &[data-tone='danger'] { background: var(--danger); color: var(--on-danger); }

  &[data-size='large'] { min-height: var(--control-l); padding-inline: 30px; font-size: var(--step-0); }
  &[data-size='small'] {
    min-height: var(--button-height-s, var(--control-s));
    padding-inline: var(--button-pad-s, 16px);
    font-size: var(--step--1);
  }
  &[data-wide] { width: 100%; }

  ${media.hover} {
    &[data-tone='primary']:hover { background: var(--brand-hover); }
    &[data-tone='plain']:hover, &[data-tone='ghost']:hover { background: var(--surface-muted); }
    &[data-tone='soft']:hover { background: var(--surface-sunken); }
  }

  &:disabled, &[aria-disabled='true'] {
    background: var(--surface-muted);
    color: var(--text-muted);
    border-color: transparent;
    cursor: not-allowed;
  }

  ${media.phone} {
    &[data-size='small'] { min-height: var(--control); padding-inline: var(--button-pad-s, 18px); }
  }
`;
