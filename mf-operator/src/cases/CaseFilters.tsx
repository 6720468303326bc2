import { useCasePhrases } from '@mall/office/drafts/cases';
import { media, SelectField } from '@mall/ui';
import { ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type MallCases, roomChoices, styleChoices } from './useMallCases.ts';

const standing = [
  { id: 'all', query: '' },
  { id: 'shown', query: 'shown=on' },
  { id: 'hidden', query: 'shown=off' },
  { id: 'draft', query: 'tab=draft' },
  { id: 'removed', query: 'tab=removed' },
] as const;

/** A room and a style. */
export function CaseFilters({ cases }: { cases: MallCases }) {
  const { t } = useTranslation('mallCases');
  const words = useCasePhrases();
  return (
    <>
      <Choice
        label={t('room')}
        hideLabel
        value={cases.asked.room}
        options={roomChoices.map((value) => ({ value, label: words.room(value) ?? t('anyRoom') }))}
        onChange={(room) => cases.ask({ room: roomChoices.find((one) => one === room) ?? 'all' })}
      />
      <Choice
        label={t('style')}
        hideLabel
        value={cases.asked.style}
        options={styleChoices.map((value) => ({ value, label: words.style(value) ?? t('anyStyle') }))}
        onChange={(style) => cases.ask({ style: styleChoices.find((one) => one === style) ?? 'all' })}
      />
    </>
  );
}

/** The views of a day, and the saved ones. */
export function CaseViews({ cases }: { cases: MallCases }) {
  const { t } = useTranslation('mallCases');
  return (
    <ViewMenu
      views={standing.map(({ id, query }) => ({ id, name: t(`view.${id}`), query }))}
      {...cases.views}
    />
  );
}

const Choice = styled(SelectField)`
  width: 150px;
  ${media.phone} { flex: 1 1 120px; width: auto; }
`;
