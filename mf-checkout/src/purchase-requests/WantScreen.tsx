import { paths } from '@mall/contract/core/paths';
import { useSession } from '@mall/platform';
import { Breadcrumbs, Page } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns } from '../Columns.tsx';
import { Beginning } from './Beginning.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import { MyWants } from './MyWants.tsx';
import { Sent } from './Sent.tsx';
import { useSubject } from './subject.ts';

/**
 * A purchase request (spec §2 and §5, /wantBuy): what somebody looks for and the mall does not offer as it
 * is.
 */
export function WantScreen() {
  const { t } = useTranslation('wanting');
  const subject = useSubject();
  const member = useSession().token !== null;
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      above={<Breadcrumbs crumbs={[{ label: t('home'), to: paths.home() }, { label: t('title') }]} />}
    >
      <Columns side={<HowItGoes />}>
        {sent === null ? (
          <Beginning key={member ? 'member' : 'visitor'} subject={subject} onSent={setSent} />
        ) : (
          <Sent no={sent} onAgain={() => setSent(null)} />
        )}
      </Columns>
      {member && <MyWants />}
    </Page>
  );
}
