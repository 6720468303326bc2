import { paths } from '@mall/contract/core/paths';
import { Button, Notice, Skeleton, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMe } from '../useMe.ts';

/** After the first operator is made: a second factor, and the way into the console. */
export function Ready() {
  const { t } = useTranslation('setup');
  const { t: frame } = useTranslation('operator');
  const { me, isPending, refusal, retry } = useMe();
  if (isPending) return <Skeleton kind="block" height={320} />;
  if (me === undefined && refusal !== 'secondFactor.required') {
    const why = refusal === 'access.denied' ? 'noOperator' : 'failed';
    return (
      <OfficeCard title={frame(`closed.${why}.title`)}>
        <Notice tone="warning">{frame(`closed.${why}.reason`)}</Notice>
      </OfficeCard>
    );
  }
  return (
    <OfficeCard title={t('factor.title')}>
      <Lines>
        <p>{t(me === undefined ? 'factor.required' : 'factor.reason')}</p>
        {/* In a tab of its own, so that this page stays where it is. */}
        <a href={paths.memberProfile({ part: 'security' })} target="_blank" rel="noreferrer">
          {t('factor.go')}
        </a>
        {me === undefined ? (
          <Button onClick={retry}>{t('factor.done')}</Button>
        ) : (
          <TextLink to="/operator">{t('console')}</TextLink>
        )}
      </Lines>
    </OfficeCard>
  );
}

const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 60ch;

  > a { color: var(--brand); font-weight: var(--weight-strong); text-decoration: underline; }
`;
