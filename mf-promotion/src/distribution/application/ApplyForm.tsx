import { promoterLimits as limits } from '@mall/contract/incentive/promoter';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { refreshDistribution, toast, useMutationOf } from '@mall/platform';
import { media, Notice, PageForm, TextArea, TextField } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useKeptForm } from '../useKeptForm.ts';
import { type ApplyDraft, type ApplyProblem, applyProblems } from './apply-draft.ts';
import type { Progress } from './may-apply.ts';

/**
 * The application to promote: the name, how to reach the applicant, and whom they would invite. It starts
 * with the last answers.
 */
export function ApplyForm({ before }: { before: Progress }) {
  const { t } = useTranslation('distribution');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const apply = useMutationOf('promoter.apply', { refreshes: ['promoter.progress'] });
  const form = useKeptForm<ApplyDraft, ApplyProblem>(
    { key: 'promoter.apply', part: (values) => values },
    {
      initial: {
        realName: before.realName,
        contact: before.contact,
        reason: before.reason,
        inviter: search.get('inviter') ?? '',
      },
      problems: applyProblems,
      say: (problem) => t(`apply.problem.${problem}`, limits[problem === 'inviter' ? 'reason' : problem]),
      onSubmit: async ({ realName, contact, reason, inviter }) => {
        await apply.mutateAsync({
          realName: realName.trim(),
          contact: contact.trim(),
          reason: reason.trim(),
          inviter: inviter.trim(),
        });
        toast.success(t('apply.done'));
        await navigate(promotionPaths.status());
        await refreshDistribution();
      },
      onFailure: () => undefined, // the server's message is displayed already
    },
  );
  return (
    <Box>
      {before.status === 'rejected' && (
        <Notice tone="danger">{t('status.rejectedText', { reason: before.rejectReason })}</Notice>
      )}
      <PageForm form={form} submitLabel={t('apply.submit')}>
        <TextField
          label={t('apply.realName')}
          hint={t('apply.realNameHint')}
          autoComplete="name"
          maxLength={limits.realName.max}
          {...form.field('realName')}
        />
        <TextField
          label={t('apply.contact')}
          hint={t('apply.contactHint')}
          autoComplete="tel"
          maxLength={limits.contact.max}
          {...form.field('contact')}
        />
        <TextArea
          label={t('apply.reason')}
          hint={t('apply.reasonHint')}
          counter={limits.reason.max}
          {...form.field('reason')}
        />
        {before.parent === null && (
          <TextField
            label={t('apply.inviter')}
            hint={t('apply.inviterHint')}
            optional
            maxLength={8}
            autoComplete="off"
            {...form.field('inviter')}
          />
        )}
      </PageForm>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--space-4);
  max-width: var(--o-form);
  padding: var(--space-5);

  ${media.phone} { padding: var(--space-4); }
`;
