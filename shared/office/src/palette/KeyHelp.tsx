import { setSingleKeys, useSingleKeys } from '@mall/platform';
import { Dialog, media, Switch } from '@mall/ui';
import { OfficeScope } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Key, PaletteDesk } from './desk.ts';
import { commandKey, keyNames } from './key-names.ts';

/** The keys of the office, and the switch to turn single letters off. */
export function KeyHelp({ desk, onClose }: { desk: PaletteDesk; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const on = useSingleKeys();
  const groups = useGroups(desk);
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} size="large">
      <Scope>
        <Switch label={t('keys.single')} checked={on} onChange={setSingleKeys} />
        <Columns data-off={!on || undefined}>
          {groups.map(({ id, keys }) => (
            <section key={id} aria-label={t(`keys.group.${id}`)}>
              <h3>{t(`keys.group.${id}`)}</h3>
              <dl>
                {keys.map(({ name, press, always }) => (
                  <div key={name} data-single={!always || undefined}>
                    <dt>{t(`keys.does.${name}`)}</dt>
                    <dd>
                      {press.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Columns>
        {!on && <p>{t('keys.off')}</p>}
      </Scope>
    </Dialog>
  );
}

type Group = { id: 'everywhere' | 'lists' | 'actions'; keys: readonly Key[] };

/** Only keys that have an effect for this user. */
const useGroups = ({ goKeys, useOpens, useAddPath, rowKeys }: PaletteDesk): Group[] => {
  const opens = useOpens();
  const mayAdd = useAddPath() !== null;
  const goes = Object.entries(goKeys).flatMap(([key, { to, name }]): Key[] =>
    opens(to) ? [{ name, press: ['G', key.toUpperCase()] }] : [],
  );
  return [
    {
      id: 'everywhere',
      keys: [
        { name: 'search', press: [commandKey(), 'K'], always: true },
        { name: 'list', press: ['?'] },
        ...goes,
        ...(mayAdd ? ([{ name: 'add', press: ['C'] }] as const) : []),
      ],
    },
    {
      id: 'lists',
      keys: [
        { name: 'rows', press: ['J', 'K'] },
        { name: 'tick', press: ['X'] },
        { name: 'range', press: [keyNames.shift, 'X'] },
        { name: 'open', press: [keyNames.enter], always: true },
        { name: 'find', press: ['/'] },
      ],
    },
    {
      id: 'actions',
      keys: [
        ...rowKeys,
        { name: 'undo', press: ['Z'] },
        { name: 'back', press: [keyNames.escape], always: true },
      ],
    },
  ];
};

const Scope = styled(OfficeScope)`
  display: grid;
  gap: var(--space-4);

  > p { color: var(--text-muted); font-size: var(--o-s); }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4) var(--space-6);

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  h3 { margin-bottom: var(--space-2); font-size: var(--o-s); }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 32px;
    font-size: var(--o-s);
  }
  dd { display: flex; flex: none; gap: var(--space-1); }
  kbd {
    min-width: 22px;
    padding: 1px var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-xs);
    background: var(--surface-muted);
    font: inherit;
    font-size: var(--o-xs);
    text-align: center;
  }
  &[data-off] [data-single] { color: var(--text-muted); text-decoration: line-through; }
`;
