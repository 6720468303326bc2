import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { session, toast, useMutationOf } from '@mall/platform';
import { Badge, Button, ConfirmDialog, useFormat } from '@mall/ui';
import { deviceOf } from './device.ts';
import { Group, Row, Rows } from './Rows.tsx';

/** The devices where the account is signed in, each with a button to end it, and one to sign out of all. */
export function Sessions({ sessions }: { sessions: Output<'account.security'>['sessions'] }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const end = useMutationOf('account.signOutEverywhere', {
    onSuccess: () => {
      toast.success(t('sessions.done'));
      void navigate(paths.home());
      session.signOut();
    },
  });
  const endOne = useMutationOf('account.endSession', {
    refreshes: ['account.security'],
    onSuccess: () => toast.success(t('sessions.ended')),
  });
  return (
    <Group>
      <header>
        <h2>{t('sessions.title')}</h2>
        <Button size="small" tone="ghost" onClick={() => setAsking(true)}>
          {t('sessions.everywhere')}
        </Button>
      </header>
      <Rows as="ul">
        {sessions.map(({ id, here, device, network, since, seenAt }) => (
          <Row
            key={id}
            title={deviceOf(device) || t('sessions.unknown')}
            mark={here && <Badge tone="brand">{t('sessions.here')}</Badge>}
            note={[
              network,
              t('sessions.since', { day: format.date(since) }),
              t('sessions.seen', { day: format.dateTime(seenAt) }),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            action={
              !here && (
                <Button
                  size="small"
                  tone="ghost"
                  aria-label={t('sessions.endOf', {
                    device: deviceOf(device) || t('sessions.unknown'),
                    network,
                  })}
                  busy={endOne.isPending && endOne.variables.id === id}
                  onClick={() => endOne.mutate({ id })}
                >
                  {t('sessions.end')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <ConfirmDialog
        open={asking}
        danger
        title={t('sessions.ask.title')}
        confirmLabel={t('sessions.ask.yes')}
        busy={end.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate({})}
      >
        <p>{t('sessions.ask.text')}</p>
      </ConfirmDialog>
    </Group>
  );
}
