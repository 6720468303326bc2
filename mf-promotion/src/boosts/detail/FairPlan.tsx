import { reportFailure, toast } from '@mall/platform';
import { Button, IconButton, Notice, type NoticeTone } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { StatusPill } from '@mall/ui/office';
import { useMutation } from '@tanstack/react-query';
import { Copy, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { checkPlan, type Detail, inFours, type Verdict } from './plan-check.ts';

const tones: Readonly<Record<Verdict, NoticeTone>> = {
  fits: 'success',
  hash: 'danger',
  cuts: 'danger',
  cannot: 'warning',
};

/**
 * The hash that fixed all cuts at launch; after the end this browser computes the plan again and compares.
 */
export function FairPlan({ launch }: { launch: Detail }) {
  const { t } = useTranslation('boosts');
  const { planHash, seed, target } = launch;
  const check = useMutation({ mutationFn: (told: string) => checkPlan({ ...launch, seed: told }) });
  return (
    <Box>
      <header>
        <h2>{t('plan.title')}</h2>
        <StatusPill tone="good" icon={ShieldCheck}>
          {t('plan.fixed')}
        </StatusPill>
      </header>
      <p>{t('plan.text', { count: target })}</p>
      <Print>
        <code>{inFours(planHash)}</code>
        <IconButton
          label={t('plan.copy')}
          onClick={() =>
            void navigator.clipboard
              .writeText(planHash)
              .then(() => toast.success(t('plan.copied')), reportFailure)
          }
        >
          <Copy size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Print>
      {seed === null ? (
        <small>{t('plan.later')}</small>
      ) : (
        <>
          <small>{t('plan.seed')}</small>
          <code>{inFours(seed)}</code>
          <Button busy={check.isPending} onClick={() => check.mutate(seed)}>
            {t('plan.check')}
          </Button>
        </>
      )}
      {check.data && (
        <Notice tone={tones[check.data]} role="status">
          {t(`plan.verdict.${check.data}`)}
        </Notice>
      )}
      {check.isError && (
        <Notice tone="danger" role="alert">
          {t('plan.verdict.hash')}
        </Notice>
      )}
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);

  header { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; justify-content: space-between; }
  h2 { font-size: var(--step-ui); }
  p, > small { color: var(--text-muted); font-size: var(--step--1); }
  code { font-size: var(--step--1); line-height: 1.7; overflow-wrap: anywhere; }
  > button { justify-self: start; }
`;

const Print = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--surface-muted);
`;
