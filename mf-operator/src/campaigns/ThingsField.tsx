import type { Input } from '@mall/contract/operations';
import { NamedThings } from '@mall/office/campaigns';
import { useQueryOf } from '@mall/platform';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Omit<ComponentProps<typeof NamedThings>, 'choosing'> & {
  of: Input<'mallCampaign.choices'>['of'];
};

/** What a coupon is for, whose it is, or what a boost gives away. */
export function ThingsField({ of, ...field }: Props) {
  const { t } = useTranslation('campaigns');
  const choosing = {
    words: {
      find: t('choose.find'),
      none: t('choose.none'),
      why: t(`choose.why.${of}`),
      there: t('choose.there'),
      done: t('choose.done'),
      open: t('choose.open'),
    },
    removeLabel: (name: string) => t('choose.remove', { name }),
    useFound: (asked: { keyword: string; page: number; size: number }) =>
      useQueryOf('mallCampaign.choices', { of, ...asked }, { placeholderData: (before) => before }),
  };
  return <NamedThings choosing={choosing} {...field} />;
}
