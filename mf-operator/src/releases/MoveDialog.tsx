import { type ReleaseVerb, releaseText } from '@mall/contract/operator/releases';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Remote, useReleaseMove } from './useReleases.ts';

export type Doing = { verb: ReleaseVerb; version?: string };
type Props = {
  remote: Remote;
  /** The registry that the operator looks at. */
  digest: string;
  doing: Doing;
  onMoved: (revision: number) => void;
  onClose: () => void;
};

/** One move with its reason. Somebody who moved the remote meanwhile has won: the dialog stays, and the page shows what is now. */
export function MoveDialog({ remote, digest, doing: { verb, version }, onMoved, onClose }: Props) {
  const { t } = useTranslation('releases');
  const move = useReleaseMove();
  const about = wordsOf(remote, version);
  const form = useForm<{ percent: string; reason: string }, 'percent' | 'reason'>({
    initial: { percent: nextShare(remote, version), reason: '' },
    problems: ({ percent, reason }) => ({
      ...(verb !== 'canary' || /^([1-9]\d?|100)$/.test(percent.trim())
        ? {}
        : { percent: 'percent' as const }),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ percent, reason }) => {
      try {
        const { revision } = await move.mutateAsync({
          remote: remote.name,
          verb,
          digest,
          reason,
          ...(version === undefined ? {} : { version }),
          ...(verb === 'canary' ? { percent: Number(percent) } : {}),
        });
        onMoved(revision);
        toast.success(t('done.written', { revision }));
        onClose();
      } catch {
        // said by the mutation; what was typed stays
      }
    },
  });
  const danger = verb === 'rollback' || verb === 'disable';
  const means = verb === 'rollback' ? (remote.candidate === null ? 'back' : 'candidate') : verb;
  return (
    <DialogForm
      form={form}
      open
      danger={danger}
      onClose={onClose}
      title={t(`${verb}.title`, about)}
      submitLabel={t(`${verb}.submit`)}
    >
      <Notice tone={danger ? 'warning' : 'info'}>{t(`means.${means}`, about)}</Notice>
      {verb === 'canary' && (
        <TextField
          label={t('canary.share')}
          hint={t('canary.shareHint')}
          inputMode="numeric"
          after="%"
          {...form.field('percent')}
        />
      )}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        counter={releaseText.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}

const wordsOf = ({ name, stable, previous, candidate }: Remote, version: string | undefined) => ({
  name,
  version: version ?? candidate?.version ?? '',
  stable,
  previous: previous ?? '',
});

/** A candidate begins with a small share and goes on with twice as many. */
const nextShare = ({ candidate }: Remote, version: string | undefined): string =>
  candidate?.version === version && candidate !== null
    ? String(Math.min(100, Math.max(1, Math.round(candidate.percent * 2))))
    : '5';
