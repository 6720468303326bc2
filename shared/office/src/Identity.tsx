import { Picture, type PictureProps } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type IdentityProps = { image: string | null; kind?: PictureProps['kind']; children: ReactNode };

/** The first cell of a row: its picture and its name. */
export function Identity({ image, kind, children }: IdentityProps) {
  return (
    <Line>
      <Picture src={image ?? undefined} alt="" width={52} height={52} sizes="52px" kind={kind} />
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  > :first-child {
    flex: none;
    width: var(--thumb);
    height: var(--thumb);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
  }
`;
