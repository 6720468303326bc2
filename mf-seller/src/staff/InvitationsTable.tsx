import type { Output } from '@mall/contract/operations';
import { toast, useMay, useMutationOf, useQueryOf } from '@mall/platform';
import { Badge, Button, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, OfficeCard } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Invitation = Output<'staff.invitations'>['list'][number];
type Key = ParseKeys<'staff'>;

/** Who was invited and has not answered; nothing while there is nobody. */
export function InvitationsTable() {
  const { t } = useTranslation('staff');
  const { data } = useQueryOf('staff.invitations', {}, { refetchInterval: 60_000, quiet: true });
  const rows = data?.list ?? [];
  if (rows.length === 0) return null;
  return (
    <OfficeCard title={t('invitations.title')} flush>
      <DataTable
        label={t('invitations.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ mobile }) => mobile}
        say={(key) => t(key)}
      />
    </OfficeCard>
  );
}

const columns: readonly Column<Invitation, Key>[] = [
  { id: 'mobile', header: 'column.phone', cell: ({ mobile }) => <b>{mobile}</b>, width: '150px' },
  { id: 'role', card: 'line', header: 'column.role', cell: ({ roleName }) => roleName, width: '190px' },
  {
    id: 'by',
    header: 'invitations.by',
    cell: ({ invitedBy }) => Cells.text(invitedBy),
    wideOnly: true,
  },
  {
    id: 'sent',
    header: 'invitations.sent',
    align: 'end',
    cell: ({ invitedAt }) => Cells.date(invitedAt),
    width: '130px',
    wideOnly: true,
  },
  {
    id: 'until',
    card: 'aside',
    header: 'invitations.until',
    cell: (invitation) => <Until invitation={invitation} />,
    width: '150px',
  },
  {
    id: 'act',
    card: 'amount',
    header: 'column.act',
    align: 'end',
    cell: (invitation) => <Act invitation={invitation} />,
    width: '240px',
  },
];

function Until({ invitation: { expired, expiresAt } }: { invitation: Invitation }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  return expired ? (
    <Badge tone="quiet">{t('invitations.expired')}</Badge>
  ) : (
    t('invitations.day', { date: format.date(expiresAt) })
  );
}

function Act({ invitation: { id, mobile } }: { invitation: Invitation }) {
  const { t } = useTranslation('staff');
  const mayEdit = useMay('staff.edit');
  const again = useMutationOf('staff.resendInvitation', {
    refreshes: ['staff.invitations'],
    onSuccess: () => toast.success(t('done.invited', { mobile })),
  });
  const withdraw = useMutationOf('staff.withdrawInvitation', {
    refreshes: ['staff.invitations'],
    onSuccess: () => toast.success(t('done.withdrawn', { mobile })),
  });
  if (!mayEdit) return Cells.text(null);
  const button = (words: string, busy: boolean, act: () => void) => (
    <Button size="small" busy={busy} aria-label={`${words}: ${mobile}`} onClick={act}>
      {words}
    </Button>
  );
  return (
    <Buttons>
      {button(t('invitations.again'), again.isPending, () => again.mutate({ id }))}
      {button(t('invitations.withdraw'), withdraw.isPending, () => withdraw.mutate({ id }))}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
`;
