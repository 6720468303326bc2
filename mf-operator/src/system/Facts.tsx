import { useFormat } from '@mall/ui';
import { KeyValues } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { System } from './useSystem.ts';

/** Figures of the last day, then what the database and the answering process say of themselves. */
export function Facts({ system }: { system: System }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { database, process, jobs, sends, newMembers, registry } = system;
  const pages = registry?.remotes.reduce((sum, { loads }) => sum + loads, 0);
  const failures = registry?.remotes.reduce((sum, one) => sum + one.failures, 0);
  const megabytes = (bytes: number) => t('megabytes', { n: format.number(Math.round(bytes / 2 ** 20)) });
  return (
    <section aria-labelledby="system-facts">
      <h2 id="system-facts">{t('facts')}</h2>
      <KeyValues
        entries={[
          ...(pages === undefined || failures === undefined
            ? []
            : [
                {
                  id: 'pages',
                  name: t('fact.pages'),
                  value: t('ofThese', { n: format.number(pages), bad: format.number(failures) }),
                },
              ]),
          {
            id: 'sent',
            name: t('fact.sent'),
            value: t('ofThese', {
              n: format.number(sends.sent + sends.failed),
              bad: format.number(sends.failed),
            }),
          },
          { id: 'members', name: t('fact.members'), value: format.number(newMembers) },
          {
            id: 'work',
            name: t('fact.work'),
            value: t('workNow', {
              running: format.number(jobs.running),
              waiting: format.number(jobs.waiting),
            }),
          },
          {
            id: 'database',
            name: t('fact.database'),
            value: `${t(`engine.${database.engine}`)} ${database.version}, ${megabytes(database.bytes)}`,
          },
          {
            id: 'connections',
            name: t('fact.connections'),
            value: t('connections', { open: database.open, waiting: database.waiting }),
          },
          { id: 'migration', name: t('fact.migration'), value: database.migration },
          {
            id: 'process',
            name: t('fact.process'),
            value: `Node ${process.node}, ${megabytes(process.memoryMb * 2 ** 20)}`,
          },
          { id: 'since', name: t('fact.since'), value: format.dateTime(process.since, 'medium') },
        ]}
      />
    </section>
  );
}
