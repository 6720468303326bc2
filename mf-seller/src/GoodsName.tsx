import { media, Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type GoodsNameProps = {
  name: string;
  image: string;
  /** The second line. */
  children?: ReactNode;
  /** Whether the rows below it are expanded, and what a click on the name toggles. */
  open?: boolean;
  onToggle?: () => void;
  /** Not for sale here. */
  quiet?: boolean;
};

/** A product in a table: picture, name, a muted second line. J and K move by its name. */
export function GoodsName({ name, image, children, open, onToggle, quiet = false }: GoodsNameProps) {
  return (
    <Line>
      <Picture src={image === '' ? null : image} alt="" width={52} height={52} sizes="52px" />
      <span>
        {onToggle === undefined ? (
          <b data-row="" tabIndex={-1} title={name} data-quiet={quiet || undefined}>
            {name}
          </b>
        ) : (
          <button
            type="button"
            data-row=""
            title={name}
            data-quiet={quiet || undefined}
            aria-expanded={open}
            onClick={onToggle}
          >
            {name}
          </button>
        )}
        {children && <small>{children}</small>}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  text-align: left;

  > :first-child {
    flex: none;
    width: var(--thumb);
    height: var(--thumb);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
  > span { display: grid; min-width: 130px; max-width: 260px; }
  [data-row] {
    overflow: hidden;
    font-weight: var(--weight-strong);
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-quiet] { color: var(--text-muted); font-weight: var(--weight); }
  button[data-row]:hover { color: var(--o-link); text-decoration: underline; text-underline-offset: 3px; }
  small {
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--o-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small > svg { display: inline-block; vertical-align: middle; }
  ${media.phone} {
    > span { min-width: 0; max-width: none; }
    [data-row], small { white-space: normal; }
  }
`;
