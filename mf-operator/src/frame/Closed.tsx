import { paths } from '@mall/contract/core/paths';
import { Button } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { Lock, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Props = { refusal: string | undefined; onRetry: () => void };

/** What somebody sees whom the console does not let in: why, and what to do. */
export function Closed({ refusal, onRetry }: Props) {
  const { t } = useTranslation('operator');
  const why =
    refusal === 'secondFactor.required' ? 'factor' : refusal === 'access.denied' ? 'noOperator' : 'failed';
  const Icon = why === 'factor' ? ShieldCheck : Lock;
  return (
    <OfficePage title={t(`closed.${why}.title`)}>
      <OfficeCard>
        <Middle>
          <Icon size={24} strokeWidth={1.5} aria-hidden />
          <p>{t(`closed.${why}.reason`)}</p>
          {why === 'factor' && (
            <a href={paths.memberProfile({ part: 'security' })}>{t('closed.factor.go')}</a>
          )}
          {why === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
        </Middle>
      </OfficeCard>
    </OfficePage>
  );
}

export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  max-width: 56ch;
  margin: var(--space-7) auto;
  text-align: center;

  > svg { color: var(--text-muted); }
  > a { color: var(--brand); font-weight: var(--weight-strong); text-decoration: underline; }
`;
