import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type BadgeTone =
  | 'plain'
  | 'sale'
  | 'saleSoft'
  | 'brand'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'move'
  | 'quiet';

/**
 * A short label beside something. Use `plain` or `sale` on pictures and the soft tones in text. `corner` pins
 * it to a picture.
 */
export function Badge({
  tone = 'quiet',
  corner,
  children,
}: {
  tone?: BadgeTone;
  corner?: boolean;
  children: ReactNode;
}) {
  return (
    <Pill data-tone={tone} data-corner={corner || undefined}>
      {children}
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 10px;
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--text);
  font-size: var(--step--2);
  font-weight: var(--weight-strong);
  line-height: 1.25;
  white-space: nowrap;

  &[data-tone='plain']:not([data-corner]) { box-shadow: inset 0 0 0 1px var(--line); }
  &[data-tone='sale'] { background: var(--sale); color: var(--on-sale); }
  &[data-tone='saleSoft'] { background: var(--sale-soft); color: var(--sale); }
  &[data-tone='brand'] { background: var(--brand-soft); color: var(--brand); }
  &[data-tone='success'] { background: var(--success-soft); color: var(--success); }
  &[data-tone='warning'] { background: var(--warning-soft); color: var(--warning); }
  &[data-tone='danger'] { background: var(--danger-soft); color: var(--danger); }
  &[data-tone='info'] { background: var(--info-soft); color: var(--info); }
  &[data-tone='move'] { background: var(--tone-move-bg); color: var(--tone-move-fg); }
  &[data-tone='quiet'] { background: var(--surface-muted); color: var(--text-muted); }
  &[data-corner] { position: absolute; top: 12px; left: 12px; z-index: 1; }
  :root[data-theme='dark'] &[data-corner][data-tone='plain'] {
    background: rgb(24 21 18 / 82%); /* on a picture, the same in both themes */
  }
`;
