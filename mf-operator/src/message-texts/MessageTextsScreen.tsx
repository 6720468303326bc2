import { bcp47, languageNames, languages } from '@mall/contract/core/languages';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import {
  type Column,
  DataTable,
  FilterSegments,
  ListSearch,
  OfficeCard,
  OfficePage,
  StatusPill,
  Toolbar,
} from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { readable } from './readable.ts';
import { Said } from './Said.tsx';
import { type MessageText, pageSize, readers, useMessageTexts } from './useMessageTexts.ts';
import { WordsDialog } from './WordsDialog.tsx';

/** The words of the messages that the mall sends, a language each. */
export function MessageTextsScreen() {
  const { t } = useTranslation('messageTexts');
  const texts = useMessageTexts();
  const { asked, ask, open, page, rows, total } = texts;
  const keys = useSingleKeys();
  const mayEdit = useMayOperate('settings.edit');
  const [opened, setOpened] = useState<MessageText>();
  const columns: readonly Column<MessageText>[] = [
    {
      id: 'title',
      header: t('column.title'),
      cell: (message) => <Said message={message} lang={bcp47[asked.of]} onOpen={() => setOpened(message)} />,
      card: 'title',
    },
    {
      id: 'to',
      header: t('column.to'),
      cell: ({ audience }) => t(`to.${audience}`),
      width: '140px',
      card: 'line',
    },
    {
      id: 'own',
      header: t('column.own'),
      cell: ({ own }) => own !== null && <StatusPill tone="info">{t('own')}</StatusPill>,
      width: '160px',
      card: 'line',
    },
  ];
  return (
    <OfficePage title={t('title')} sub={t('sub')} actions={<LogLink area="shop" />}>
      <OfficeCard flush>
        <Toolbar>
          <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
          <FilterSegments
            label={t('language')}
            segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={asked.of}
            onChange={(of) => ask({ of })}
          />
          <FilterSegments
            label={t('readers')}
            segments={readers.map((value) => ({ value, label: t(`to.${value}`) }))}
            value={asked.to}
            onChange={(to) => ask({ to })}
          />
        </Toolbar>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ type, audience }) => `${type} ${audience}`}
          rowName={({ own, usual }) => readable((own ?? usual).title)}
          load={texts}
          keys={keys}
          empty={
            <EmptyMessage
              title={t('none')}
              reason={t(asked.to === 'own' ? 'noneOwn' : 'noneReason')}
              action={{ label: t('showAll'), onClick: () => open('') }}
            />
          }
        />
        <KeysFoot
          page={page}
          size={pageSize}
          total={total}
          onPage={(next) => ask({ page: next })}
          letters={[]}
        />
      </OfficeCard>
      {opened !== undefined && (
        <WordsDialog
          message={opened}
          of={asked.of}
          readOnly={!mayEdit}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OfficePage>
  );
}
