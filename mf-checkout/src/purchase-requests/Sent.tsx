import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { Button, ButtonLink, Row } from '@mall/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The confirmation: the request's number, and the next steps. */
export function Sent({ no, onAgain }: { no: string; onAgain: () => void }) {
  const { t } = useTranslation('wanting');
  const member = useSession().token !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; screen readers announce the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <CircleCheck size={40} strokeWidth={1.25} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>
        {t('sent.number')} <b>{no}</b>
      </p>
      <p>{t(member ? 'sent.member' : 'sent.visitor')}</p>
      <Row>
        <Button onClick={onAgain}>{t('sent.again')}</Button>
        <ButtonLink tone="ghost" to={paths.productCenter()}>
          {t('sent.browse')}
        </ButtonLink>
      </Row>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  text-align: center;

  > svg { color: var(--success); }
  > h2 { font: var(--weight-display) var(--step-3) / 1.2 var(--font-display); }
  > p { max-width: 44ch; color: var(--text-muted); }
  > p b { color: var(--text); font-variant-numeric: tabular-nums; }
`;
