import { useTranslation } from 'react-i18next';
import { pageScope, sharedLibraries } from './share-scope.ts';
import { Part } from './look.tsx';
import { Table } from './Table.tsx';

/** The shared libraries of the page: their versions, and who provided each. */
export function SharedPart() {
  const { t } = useTranslation('inspector');
  return (
    <Part title={t('shared.title')}>
      <Table
        caption={t('shared.title')}
        rows={sharedLibraries(pageScope())}
        keyOf={({ library, version }) => `${library}@${version}`}
        empty={t('shared.empty')}
        columns={[
          { key: 'library', head: t('shared.library'), cell: ({ library }) => library },
          { key: 'version', head: t('version'), cell: ({ version }) => version },
          { key: 'provider', head: t('shared.provider'), cell: ({ provider }) => provider },
          {
            key: 'use',
            head: t('shared.use'),
            cell: ({ isUsed }) => t(isUsed ? 'shared.used' : 'shared.unused'),
          },
        ]}
      />
    </Part>
  );
}
