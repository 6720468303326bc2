import { useSession } from '@mall/platform';
import { Skeleton } from '@mall/ui';
import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMe } from '../useMe.ts';
import { FirstOperator } from './FirstOperator.tsx';
import { NobodyYet } from './NobodyYet.tsx';
import { NotAllowed } from './NotAllowed.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SetupFrame } from './SetupFrame.tsx';
import { setupPath } from './setup-path.ts';
import { Wizard } from './Wizard.tsx';

/**
 * /operator/setup: opens a mall that nobody runs yet, and leads its first operator on. The link's token is in the
 * fragment, which no server sees; it stays there over a reload and a sign-in, until it is used.
 */
export function SetupScreen() {
  const { hash } = useLocation();
  const { token } = useSession();
  const link = new URLSearchParams(hash.slice(1)).get('token');
  if (link !== null)
    return (
      <Alone isNew>
        <FirstOperator link={link} />
      </Alone>
    );
  if (token === null)
    return (
      <Alone>
        <NobodyYet />
      </Alone>
    );
  return <SignedIn />;
}

/** An operator goes on; anybody else learns what is missing. */
function SignedIn() {
  const { me, isPending, refusal, retry } = useMe();
  if (me?.permissions.includes('settings.view') === true) return <Wizard me={me} />;
  return (
    <Alone>
      {isPending ? (
        <Skeleton kind="block" height={320} />
      ) : refusal === 'secondFactor.required' ? (
        <SecondFactor isRequired onDone={retry} />
      ) : (
        <NotAllowed isOperator={me !== undefined} refusal={refusal} />
      )}
    </Alone>
  );
}

function Alone({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const { t } = useTranslation('setup');
  const { hash } = useLocation();
  // With the link, which the address must keep.
  const here = {
    to: `${setupPath}${hash}`,
    label: t('title'),
    icon: <DoorOpen size={16} aria-hidden />,
    current: true,
  };
  return (
    <SetupFrame pages={[here]} title={t('title')} sub={isNew ? t('sub') : undefined}>
      {children}
    </SetupFrame>
  );
}
