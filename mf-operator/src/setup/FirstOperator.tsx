import { queryClient, signIn, toast, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { Button, Notice, Skeleton, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccountForm } from './AccountForm.tsx';
import { setupPath } from './setup-path.ts';

/** The link is asked first whether it is valid: nobody fills in a form for nothing. */
export function FirstOperator({ link }: { link: string }) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const { token: signedIn } = useSession();
  const { data, error, isPending, refetch } = useQueryOf(
    'mallSetup.check',
    { token: link },
    { quiet: true, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  const done = async (): Promise<void> => {
    queryClient.clear(); // who may do what has changed
    toast.success(t('done'));
    await navigate(setupPath, { replace: true });
  };
  if (isPending) return <Skeleton kind="block" height={320} />;
  if (data === undefined)
    return (
      <OfficeCard title={t('refused')}>
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        >
          {error?.message}
        </Notice>
        <Below>
          <TextLink to="/operator">{t('console')}</TextLink>
        </Below>
      </OfficeCard>
    );
  return (
    <OfficeCard title={t('account.title')}>
      {signedIn === null ? (
        <AccountForm
          link={link}
          codes={data.codes}
          onToken={async (token) => {
            await signIn(token);
            await done();
          }}
        />
      ) : (
        <Take link={link} onDone={done} />
      )}
    </OfficeCard>
  );
}

/** Somebody with an account becomes the operator with it. */
function Take({ link, onDone }: { link: string; onDone: () => Promise<void> }) {
  const { t } = useTranslation('setup');
  const { user } = useSession();
  const take = useMutationOf('mallSetup.take', { onSuccess: onDone });
  return (
    <Notice
      action={
        <Button tone="primary" busy={take.isPending} onClick={() => take.mutate({ token: link })}>
          {t('take.go')}
        </Button>
      }
    >
      {t('take.reason', { name: user?.name ?? '' })}
    </Notice>
  );
}

const Below = styled.p`margin-top: var(--space-4);`;
