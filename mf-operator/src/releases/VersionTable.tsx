import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { Cells, type Column, DataTable, type RowAction } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { FlaskConical, Rocket, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Doing } from './MoveDialog.tsx';
import { Figures, Place } from './parts.tsx';
import type { Remote, Version } from './useReleases.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const columnsOf = (remote: Remote): readonly Column<Version, ParseKeys<'releases'>>[] => [
  {
    id: 'version',
    header: 'column.version',
    cell: ({ version, by, reason }) =>
      Cells.text(version, [by, reason].filter((one) => one !== '').join(' · ')),
  },
  {
    id: 'place',
    header: 'column.place',
    cell: ({ version }) => <Place remote={remote} version={version} />,
    width: '220px',
    card: 'aside',
  },
  {
    id: 'pages',
    header: 'column.pages',
    align: 'end',
    cell: (version) => <Figures version={version} />,
    width: '170px',
    card: 'line',
  },
  {
    id: 'built',
    header: 'column.built',
    align: 'end',
    cell: ({ builtAt }) => Cells.dateTime(builtAt),
    width: '170px',
    card: 'line',
  },
];

type Props = {
  remote: Remote;
  mayMove: boolean;
  onDo: (doing: Doing | { verb: 'test'; version: string }) => void;
};

/** The versions of a remote, the newest first; each can go to a share of the visitors, to everybody or to testers. */
export function VersionTable({ remote, mayMove, onDo }: Props) {
  const { t } = useTranslation('releases');
  const isStable = (version: string) => version === remote.stable && t('everybodyHas');
  const actions = ({ version }: Version): RowAction[] => [
    ...(mayMove
      ? [
          {
            id: 'canary',
            label: t(version === remote.candidate?.version ? 'canary.widen' : 'canary.open'),
            icon: <FlaskConical {...icon} />,
            run: () => onDo({ verb: 'canary', version }),
            disabledBecause: isStable(version),
            hotkey: 'c',
          },
          {
            id: 'promote',
            label: t('promote.open'),
            icon: <Rocket {...icon} />,
            run: () => onDo({ verb: 'promote', version }),
            disabledBecause: isStable(version),
            hotkey: 'e',
          },
        ]
      : []),
    {
      id: 'test',
      label: t('test.open'),
      icon: <UserRoundCheck {...icon} />,
      run: () => onDo({ verb: 'test', version }),
      hotkey: 't',
    },
  ];
  return (
    <>
      <DataTable
        label={t('versions')}
        columns={columnsOf(remote)}
        rows={remote.versions}
        rowKey={({ version }) => version}
        rowName={({ version }) => version}
        say={(key) => t(key)}
        keys={useSingleKeys()}
        actions={actions}
      />
      <KeysFoot
        opens={false}
        page={1}
        size={remote.versions.length || 1}
        total={remote.versions.length}
        onPage={() => undefined}
        letters={[
          ...(mayMove
            ? [
                { key: 'C', does: t('canary.open') },
                { key: 'E', does: t('promote.open') },
              ]
            : []),
          { key: 'T', does: t('test.open') },
        ]}
      />
    </>
  );
}
