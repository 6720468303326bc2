import { css } from 'styled-components';

/** The box of a text control: 48 px in the shop; the office sets --field-* on its frame. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: var(--field-height, 48px);
  padding: 0 var(--field-pad, 14px);
  border: 1px solid var(--line-strong);
  border-radius: var(--field-radius, var(--radius-s));
  background: var(--surface);
  color: var(--text);
  font-size: var(--field-text, var(--step-0));

  &::placeholder { color: var(--text-muted); opacity: 1; }
  &:focus-visible, &:focus-within { border-color: var(--focus); outline: 2px solid var(--focus); outline-offset: 1px; }
  &[aria-invalid='true'], &[data-bad] { border-color: var(--danger); }
  &:disabled, &[data-disabled], &:is(input, textarea):read-only, &:has(> input:read-only) {
    background: var(--surface-muted);
    border-color: var(--line);
    color: var(--text-muted);
  }
`;
