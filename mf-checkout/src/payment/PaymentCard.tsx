import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel } from '@mall/ui';

/** The one card of the pay page. */
export function PaymentCard({
  title,
  icon,
  children,
}: {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Middle>
      <Panel>
        <Head>
          {icon}
          <h1 tabIndex={-1}>{title}</h1>
        </Head>
        {children}
      </Panel>
    </Middle>
  );
}

/** Actions below each other. */
export const PaymentCardFoot = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  margin-top: var(--space-5);
  font-size: var(--step-ui);
`;

/** The width of one centred column. */
export const Middle = styled.div`
  max-width: 640px; /* a form is read in one column */
  margin: var(--space-4) auto 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-3);

  > h1 { font: var(--weight-display) var(--step-3) / 1.2 var(--font-display); letter-spacing: var(--tracking-display); }
  > svg { flex: none; color: var(--success); }
`;
