import { tab, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, Notice, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { leaveOffice } from '../office.ts';

/** Above each page of the office, for an operator who sees it as the shop's people do: whose it is, until when, the way back. */
export function LookBar({ until }: { until: string }) {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const { data } = useQueryOf('staff.shops', {}, { quiet: true });
  const end = useMutationOf('shopLook.end');
  const name = data?.list.find(({ active }) => active)?.storeName ?? '';
  const leave = async () => {
    await end.mutateAsync({});
    tab.write('looking', null);
    leaveOffice('/operator/shops');
  };
  return (
    <Notice
      action={
        <Button busy={end.isPending} onClick={() => void leave().catch(() => undefined)}>
          {t('looking.leave')}
        </Button>
      }
    >
      {t('looking.says', { name })} {t('looking.until', { time: format.time(until) })}
    </Notice>
  );
}
