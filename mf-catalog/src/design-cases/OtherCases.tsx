import { useQueryOf } from '@mall/platform';
import { paths } from '@mall/contract/core/paths';
import { Section } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Cards } from './Cards.tsx';

type OtherCasesProps = {
  title: string;
  room?: string;
  style?: string;
  /** The case that is displayed above. */
  not?: string;
  /** A room whose cases are displayed in another row. */
  notRoom?: string;
};

const shown = 3;

/** Three other furnished rooms, and the link to all similar ones. Nothing when there are none. */
export function OtherCases({ title, room, style, not, notRoom }: OtherCasesProps) {
  const { t } = useTranslation('cases');
  const { data } = useQueryOf('designCase.list', { room, style, page: 1, size: 12 }, { quiet: true });
  const others = data?.list.filter((one) => one.id !== not && one.room !== notRoom).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Section
      title={title}
      size="part"
      more={{ label: t('others.all'), to: paths.designCases({ room, style }) }}
    >
      <Cards cases={others} />
    </Section>
  );
}
