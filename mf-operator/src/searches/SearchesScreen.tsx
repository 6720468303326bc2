import { Button, Tabs } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupTable } from './GroupTable.tsx';
import { MeaningDialog } from './MeaningDialog.tsx';
import { MissTable } from './MissTable.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import type { Group } from './useGroups.ts';
import { type Miss, tabs, useSearchesAddress, useSettle } from './useMisses.ts';

type Doing = { what: 'add'; of?: Miss } | { what: 'edit'; group: Group } | { what: 'meaning'; of: Miss };

/** What people search in vain, and the words by which products are found as well. */
export function SearchesScreen() {
  const { t } = useTranslation('searches');
  const address = useSearchesAddress();
  const { asked, ask } = address;
  const mayEdit = useMayOperate('catalogue.edit');
  const settle = useSettle();
  const [doing, setDoing] = useState<Doing>();
  const end = () => setDoing(undefined);
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        <>
          <LogLink area="goods" />
          {mayEdit && (
            <Button
              tone="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setDoing({ what: 'add' })}
            >
              {t('group.add')}
            </Button>
          )}
        </>
      }
    >
      <OfficeCard flush>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          value={asked.tab}
          onChange={(tab) => ask({ tab, keyword: '' })}
        >
          <SearchFilters address={address} />
          {asked.tab === 'groups' ? (
            <GroupTable
              address={address}
              mayEdit={mayEdit}
              onOpen={(group) => setDoing({ what: 'edit', group })}
              onAdd={() => setDoing({ what: 'add' })}
            />
          ) : (
            <MissTable
              address={address}
              mayEdit={mayEdit}
              onMeaning={(of) => setDoing({ what: 'meaning', of })}
            />
          )}
        </Tabs>
      </OfficeCard>
      {doing?.what === 'meaning' && (
        <MeaningDialog
          miss={doing.of}
          onAdded={() => settle(doing.of, true)}
          onNew={() => setDoing({ what: 'add', of: doing.of })}
          onClose={end}
        />
      )}
      {doing?.what === 'add' && (
        <GroupDialog
          {...(doing.of && { first: doing.of, onMade: () => doing.of && settle(doing.of, true) })}
          readOnly={false}
          onClose={end}
        />
      )}
      {doing?.what === 'edit' && <GroupDialog group={doing.group} readOnly={!mayEdit} onClose={end} />}
    </OfficePage>
  );
}
