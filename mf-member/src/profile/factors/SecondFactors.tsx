import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { api, session, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { Button, useFormat } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { Group, Row, Rows } from '../Rows.tsx';
import { AppCodes } from './AppCodes.tsx';
import { canMakePasskeys } from './make-passkey.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { AskNewCodes, RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';

type Factors = Output<'secondFactor.list'>;
type Passkey = Factors['passkeys'][number];
type Open =
  | { what: 'passkey'; passkey?: Passkey }
  | { what: 'remove'; passkey?: Passkey }
  | { what: 'newCodes' }
  | { what: 'app'; begun: Output<'secondFactor.beginCodes'> };

/** The second factors of the account: passkeys, one-time codes, recovery codes. */
export function SecondFactors() {
  const { t } = useTranslation('security');
  const known = useQueryOf('secondFactor.list', {}, { quiet: true });
  return (
    <Group>
      <header>
        <h2>{t('title')}</h2>
      </header>
      <Intro>{t('intro')}</Intro>
      <Loaded read={known}>{(factors) => <FactorRows factors={factors} />}</Loaded>
    </Group>
  );
}

function FactorRows({ factors }: { factors: Factors }) {
  const { passkeys, oneTimeCodes, recoveryCodesLeft } = factors;
  const { t } = useTranslation('security');
  const format = useFormat();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpen(undefined);
  const begin = useMutationOf('secondFactor.beginCodes', {
    onSuccess: (begun) => setOpen({ what: 'app', begun }),
  });
  const { isShop } = useSession();
  const kept = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    if (isShop) void openOffice();
  };
  const hasFactor = passkeys.length > 0 || oneTimeCodes !== null;
  const isLast = passkeys.length + (oneTimeCodes === null ? 0 : 1) === 1;
  return (
    <>
      <Rows as="ul">
        <Row
          title={t('passkey.title')}
          note={canMakePasskeys() ? passkeys.length === 0 && t('passkey.none') : t('passkey.unsupported')}
          action={
            canMakePasskeys() && (
              <Button size="small" onClick={() => setOpen({ what: 'passkey' })}>
                {t('passkey.add')}
              </Button>
            )
          }
        />
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ what: 'passkey', passkey })}
            onRemove={() => setOpen({ what: 'remove', passkey })}
          />
        ))}
        <Row
          title={t('codes.title')}
          note={
            oneTimeCodes === null ? t('codes.off') : t('codes.on', { day: format.date(oneTimeCodes.since) })
          }
          action={
            oneTimeCodes === null ? (
              <Button size="small" busy={begin.isPending} onClick={() => begin.mutate({})}>
                {t('codes.setUp')}
              </Button>
            ) : (
              <Button size="small" onClick={() => setOpen({ what: 'remove' })}>
                {t('codes.turnOff')}
              </Button>
            )
          }
        />
        <Row
          title={t('recovery.title')}
          note={hasFactor ? t('recovery.left', { count: recoveryCodesLeft }) : t('recovery.none')}
          action={
            hasFactor && (
              <Button size="small" onClick={() => setOpen({ what: 'newCodes' })}>
                {t('recovery.again')}
              </Button>
            )
          }
        />
      </Rows>
      {open?.what === 'passkey' && <PasskeyName passkey={open.passkey} onClose={close} onKept={kept} />}
      {open?.what === 'app' && <AppCodes begun={open.begun} onClose={close} onKept={kept} />}
      {open?.what === 'remove' && <RemoveFactor passkey={open.passkey} isLast={isLast} onClose={close} />}
      {open?.what === 'newCodes' && <AskNewCodes onClose={close} onMade={kept} />}
      <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
    </>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey: { name, since, usedAt }, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const used = usedAt === null ? t('passkey.unused') : t('passkey.used', { day: format.dateTime(usedAt) });
  const button = (action: string, onClick: () => void) => (
    <Button size="small" tone="ghost" aria-label={t('passkey.of', { action, name })} onClick={onClick}>
      {action}
    </Button>
  );
  return (
    <Row
      title={name}
      note={`${t('passkey.since', { day: format.date(since) })} · ${used}`}
      action={
        <Actions>
          {button(t('passkey.rename'), onRename)}
          {button(t('passkey.remove'), onRemove)}
        </Actions>
      }
    />
  );
}

/** The first second factor opens the office to an owner who owed one. */
const openOffice = async (): Promise<void> => {
  const { owesSecondFactor = null } = await api('member.isShop', {});
  session.learn({ owesSecondFactor });
};

const Intro = styled.p`
  max-width: 720px; /* as wide as the rows */
  color: var(--text-muted);
  font-size: var(--step-ui);
`;

const Actions = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
`;
