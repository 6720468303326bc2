import type { ApplicationPart } from '@mall/contract/core/application';
import { useMutationOf } from '@mall/platform';
import { Button, Notice, Picture, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Masked } from '../../Masked.tsx';
import { useMayOperate } from '../../useMe.ts';
import { Country } from './application-columns.tsx';
import type { ApplicationDetail } from './useApplications.ts';

type Props = { application: ApplicationDetail; mayEdit: boolean };

/** What an application says; the person, the number and the licence are looked at one by one. */
export function ApplicationFacts({ application, mayEdit }: Props) {
  const { t } = useTranslation('shopApplications');
  const format = useFormat();
  const maySeeMembers = useMayOperate('member.view');
  const { id, userId, member, shop, by, reason, before } = application;
  const part = (what: 'contact' | 'mobile') => (
    <Part id={id} what={what} masked={application[what]} may={mayEdit} />
  );
  return (
    <>
      <OfficeCard title={t('facts')}>
        {application.state === 'refused' && <Notice tone="warning">{t('because', { reason })}</Notice>}
        {shop !== null && (
          <Notice
            tone="success"
            action={<TextLink to={`/operator/shops?keyword=${shop.code}`}>{t('toShop')}</TextLink>}
          >
            {t('isShop', { name: shop.name, code: shop.code })}
          </Notice>
        )}
        <KeyValues
          entries={[
            { id: 'company', name: t('column.company'), value: application.company },
            { id: 'contact', name: t('column.contact'), value: part('contact') },
            { id: 'mobile', name: t('fact.mobile'), value: part('mobile') },
            {
              id: 'member',
              name: t('fact.member'),
              value: maySeeMembers ? (
                <TextLink to={`/operator/members?memberId=${userId}`}>{member}</TextLink>
              ) : (
                member
              ),
            },
            { id: 'country', name: t('column.country'), value: <Country code={application.country} /> },
            { id: 'storeName', name: t('fact.storeName'), value: application.storeName },
            { id: 'sells', name: t('fact.sells'), value: application.sells },
            { id: 'at', name: t('column.at'), value: format.dateTime(application.at, 'medium') },
            {
              id: 'moved',
              name: t('fact.moved'),
              value: [format.dateTime(application.movedAt, 'medium'), by].filter(Boolean).join(' · '),
            },
            { id: 'before', name: t('fact.before'), value: format.number(before) },
          ]}
        />
      </OfficeCard>
      <OfficeCard title={t('fact.licence')}>
        <Licence id={id} may={mayEdit} />
      </OfficeCard>
    </>
  );
}

const useLook = () => useMutationOf('mallApplication.reveal', { refreshes: ['operatorLog.list'] });

type PartProps = { id: string; what: Exclude<ApplicationPart, 'licence'>; masked: string; may: boolean };

function Part({ id, what, masked, may }: PartProps) {
  const { t } = useTranslation('shopApplications');
  const look = useLook();
  return (
    <Masked
      masked={masked}
      whole={look.data?.value}
      look={
        may
          ? {
              label: t(`reveal.${what}`),
              hint: t('reveal.logged'),
              busy: look.isPending,
              onLook: () => look.mutate({ id, what }),
            }
          : undefined
      }
    />
  );
}

/** Its picture, once somebody asked for it. */
function Licence({ id, may }: { id: string; may: boolean }) {
  const { t } = useTranslation('shopApplications');
  const look = useLook();
  const url = look.data?.value;
  if (url !== undefined)
    return (
      <a href={url} target="_blank" rel="noreferrer" aria-label={t('openLicence')}>
        <Picture src={url} alt={t('fact.licence')} width={320} height={240} kind="photo" />
      </a>
    );
  if (!may) return t('hidden');
  return (
    <Button
      size="small"
      icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
      title={t('reveal.logged')}
      busy={look.isPending}
      onClick={() => look.mutate({ id, what: 'licence' })}
    >
      {t('reveal.licence')}
    </Button>
  );
}
