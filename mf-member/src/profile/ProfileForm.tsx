import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { common, refreshUser, serverNow, toast, useKeptState, useMutationOf } from '@mall/platform';
import { Badge, Button, media, RadioGroup, TextField, UploadField } from '@mall/ui';
import { Card } from '@mall/ui/member';
import { usePictures } from '../usePictures.ts';
import {
  changesOf,
  draftOf,
  type ProfileDraft,
  profileLimits,
  profileProblems,
  sexes,
} from './profile-draft.ts';

/** Name, picture and the few optional facts. */
export function ProfileForm({ profile }: { profile: Output<'member.profile'> }) {
  const { t } = useTranslation('member');
  const { t: own } = useTranslation('account');
  const [draft, setDraft] = useKeptState<ProfileDraft>('profile', draftOf(profile));
  const [tried, setTried] = useState(false);
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const problems = profileProblems(draft, today);
  const say = (field: keyof ProfileDraft) =>
    tried && problems[field] ? t(`profile.problem.${problems[field]}`) : undefined;
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part });
  const avatar = usePictures(
    { kind: 'avatar', max: 1 },
    draft.image === null ? [] : [draft.image],
    (image) => change({ image }),
    () => change({ image: null }),
  );
  const save = useMutationOf('member.saveProfile', {
    refreshes: ['member.profile'],
    onSuccess: async () => {
      toast.success(common('done.modified'));
      await refreshUser();
    },
  });
  return (
    <Form
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(problems).length === 0) save.mutate(changesOf(draft, profile));
      }}
    >
      <p>
        <Badge tone="brand">{profile.rank.label}</Badge>
        <small>{own('rank.means')}</small>
      </p>
      <UploadField label={t('profile.avatar')} hint={t('profile.avatarHint')} {...avatar.field} />
      <TextField
        label={t('profile.name')}
        autoComplete="nickname"
        maxLength={profileLimits.name}
        value={draft.name}
        error={say('name')}
        onChange={(name) => change({ name })}
      />
      <RadioGroup
        label={t('profile.sex')}
        look="line"
        options={sexes.map((value) => ({ value, label: t(`profile.sexes.${value}`) }))}
        value={draft.sex}
        onChange={(sex) => change({ sex })}
      />
      <TextField
        label={t('profile.birthday')}
        optional
        type="date"
        autoComplete="bday"
        max={today}
        value={draft.birthday}
        error={say('birthday')}
        onChange={(birthday) => change({ birthday })}
      />
      <Button tone="primary" type="submit" busy={save.isPending}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}

const Form = styled(Card)`
  display: grid;
  gap: var(--space-5);
  max-width: 640px; /* a form is read in one column */
  padding: var(--space-5);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  > button { justify-self: start; }
  ${media.phone} { padding: var(--space-4); > button { justify-self: stretch; } }
`;
