import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { presence, useAppInfo, useQueryOf } from '@mall/platform';
import { Badge, Button } from '@mall/ui';
import { Loaded } from '@mall/ui/member';
import { SecondFactors } from './factors/SecondFactors.tsx';
import { ChangeMobile } from './ChangeMobile.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { Group, Row, Rows } from './Rows.tsx';
import { Sessions } from './Sessions.tsx';

export function SecurityPart() {
  const security = useQueryOf('account.security', {}, { quiet: true });
  return <Loaded read={security}>{(known) => <Security known={known} />}</Loaded>;
}

/** The sign-in methods, each with a button to change it. */
function Security({ known }: { known: Output<'account.security'> }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<'mobile' | 'password' | 'email'>();
  const sendsCodes = useAppInfo()?.codes !== false;
  const close = () => setOpen(undefined);
  const { mobile, mobileProved, hasPassword, email, sessions } = known;
  const change = (what: 'mobile' | 'password' | 'email', label: string) => (
    <Button size="small" onClick={() => setOpen(what)}>
      {label}
    </Button>
  );
  const emailWord = email.address === null ? 'add' : email.confirmed ? 'change' : 'confirm';
  return (
    <>
      <Group>
        <Rows as="ul">
          <Row
            title={t('phone.title')}
            note={mobile}
            mark={
              sendsCodes && (
                <Badge tone={mobileProved ? 'success' : 'warning'}>
                  {t(mobileProved ? 'phone.proved' : 'phone.unproved')}
                </Badge>
              )
            }
            action={
              sendsCodes &&
              (mobileProved ? (
                change('mobile', t('phone.change'))
              ) : (
                <Button size="small" onClick={() => void presence.proveNumber?.()}>
                  {t('phone.prove')}
                </Button>
              ))
            }
          />
          <Row
            title={t('password.title')}
            note={t(hasPassword ? 'password.set' : 'password.none')}
            action={change('password', t(hasPassword ? 'password.change' : 'password.first'))}
          />
          {email.offered && (
            <Row
              title={t('email.title')}
              note={email.address ?? t('email.none')}
              mark={
                email.address !== null && (
                  <Badge tone={email.confirmed ? 'success' : 'warning'}>
                    {t(email.confirmed ? 'email.confirmed' : 'email.unconfirmed')}
                  </Badge>
                )
              }
              action={change('email', t(`email.${emailWord}`))}
            />
          )}
        </Rows>
      </Group>
      <SecondFactors />
      <Sessions sessions={sessions} />
      {/* Each opens empty: the text of a closed dialog is gone. */}
      <ChangeMobile
        key={`m${open}`}
        mobile={mobile}
        hasPassword={hasPassword}
        open={open === 'mobile'}
        onClose={close}
      />
      <ChangePassword
        key={`p${open}`}
        mobile={mobile}
        hasPassword={hasPassword}
        open={open === 'password'}
        onClose={close}
      />
      <ConfirmEmail key={`e${open}`} address={email.address} open={open === 'email'} onClose={close} />
    </>
  );
}
