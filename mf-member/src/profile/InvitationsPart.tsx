import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { paths } from '@mall/contract/core/paths';
import { api, presence, refresh, session, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, ButtonLink, ConfirmDialog, EmptyMessage, Notice, Picture, useFormat, media } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';

type Invitation = Output<'invitation.list'>['list'][number];

/** Shops that invite the member to work there: each says who, as what and until when, and is accepted or refused. */
export function InvitationsPart() {
  const { t } = useTranslation('account');
  const invitations = useQueryOf('invitation.list', {}, { quiet: true });
  const [joined, setJoined] = useState<string>();
  return (
    <Column>
      {joined !== undefined && (
        <Notice
          tone="success"
          action={<ButtonLink to={paths.sellerOverview()}>{t('invitations.toOffice')}</ButtonLink>}
        >
          {t('invitations.joined', { shop: joined })}
        </Notice>
      )}
      <Loaded read={invitations}>
        {({ list, proved }) => {
          if (!proved) return <Unproved />;
          if (list.length > 0)
            return list.map((one) => <Invited key={one.id} invitation={one} onJoined={setJoined} />);
          return joined === undefined ? (
            <EmptyMessage panel title={t('invitations.none')} reason={t('invitations.noneReason')} />
          ) : null;
        }}
      </Loaded>
    </Column>
  );
}

/** An invitation is to a number: it is shown to nobody but who has proved it. */
function Unproved() {
  const { t } = useTranslation('account');
  const prove = async () => {
    await presence.proveNumber?.();
    await refresh('invitation.list');
  };
  return (
    <Notice tone="warning" action={<Button onClick={() => void prove()}>{t('phone.prove')}</Button>}>
      {t('invitations.unproved')}
    </Notice>
  );
}

type InvitedProps = { invitation: Invitation; onJoined: (shop: string) => void };

function Invited({ invitation, onJoined }: InvitedProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { id, storeName, logo, roleName, permissions, invitedBy, expiresAt } = invitation;
  // Somebody may have withdrawn it meanwhile: the list tells.
  const onError = () => refresh('invitation.list');
  const accept = useMutationOf('invitation.accept', {
    refreshes: ['invitation.list', 'staff.shops'],
    onError,
    onSuccess: async (shop) => {
      onJoined(shop.storeName);
      const { isShop, permissions: own } = await api('member.isShop', {});
      session.learn({ isShop: isShop === 1, permissions: own });
    },
  });
  const refuse = useMutationOf('invitation.refuse', {
    refreshes: ['invitation.list'],
    onError,
    onSuccess: () => toast.success(t('invitations.refused', { shop: storeName })),
    onSettled: () => setAsking(false),
  });
  return (
    <Box as="article" aria-labelledby={`invitation-${id}`}>
      <header>
        {logo !== null && <Picture src={logo} alt="" width={90} height={25} sizes="90px" />}
        <h2 id={`invitation-${id}`}>{t('invitations.title', { shop: storeName, role: roleName })}</h2>
      </header>
      <p>
        {invitedBy !== null && `${t('invitations.by', { name: invitedBy })} `}
        {t('invitations.until', { date: format.date(expiresAt, 'medium') })}
      </p>
      {permissions.length > 0 && (
        <details>
          <summary>{t('invitations.can', { count: permissions.length })}</summary>
          <ul>
            {permissions.map((permission) => (
              <li key={permission}>{permission}</li>
            ))}
          </ul>
        </details>
      )}
      <footer>
        <Button tone="primary" busy={accept.isPending} onClick={() => accept.mutate({ id })}>
          {t('invitations.accept')}
        </Button>
        <Button disabled={accept.isPending} onClick={() => setAsking(true)}>
          {t('invitations.refuse')}
        </Button>
      </footer>
      <ConfirmDialog
        open={asking}
        danger
        title={t('invitations.ask', { shop: storeName })}
        confirmLabel={t('invitations.refuse')}
        busy={refuse.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => refuse.mutate({ id })}
      >
        <p>{t('invitations.askText')}</p>
      </ConfirmDialog>
    </Box>
  );
}

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 720px; /* sentences are read in one column */
`;

const Box = styled(Card)`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  font-size: var(--step-ui);

  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); }
  header > h2 { flex: 1 1 240px; font-size: var(--step-0); overflow-wrap: anywhere; }
  header > :not(h2) { width: 90px; height: 25px; flex: none; }
  > p { color: var(--text-muted); }
  summary { display: inline-flex; align-items: center; min-height: var(--control); text-decoration: underline; text-underline-offset: 4px; cursor: pointer; }
  ul { display: grid; gap: var(--space-1); padding-left: var(--space-5); list-style: disc; }
  footer { display: flex; flex-wrap: wrap; gap: var(--space-3); }
  ${media.phone} { padding: var(--space-4); footer > button { flex: 1 1 120px; } }
`;
