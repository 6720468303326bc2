import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, TextLink } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { useTranslation } from 'react-i18next';
import { ApplyForm } from './ApplyForm.tsx';
import { mayApply } from './may-apply.ts';

/** The application to become a promoter; an applicant sees its state instead. */
export function ApplyScreen() {
  const { t } = useTranslation('distribution');
  const progress = useQueryOf('promoter.progress', {}, { quiet: true, refetchOnWindowFocus: false });
  return (
    <MemberPage
      title={t('apply.title')}
      note={<TextLink to={promotionPaths.index()}>{t('apply.how')}</TextLink>}
    >
      <Loaded read={progress} skeleton="block">
        {(asked) =>
          mayApply(asked) ? (
            <ApplyForm before={asked} />
          ) : (
            <EmptyMessage
              panel
              art="lamp"
              title={t(`apply.already.${asked.status}`)}
              action={
                asked.status === 'approved'
                  ? { label: t('info.open'), to: promotionPaths.info() }
                  : { label: t('status.open'), to: promotionPaths.status() }
              }
            />
          )
        }
      </Loaded>
    </MemberPage>
  );
}
