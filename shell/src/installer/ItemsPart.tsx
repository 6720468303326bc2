import { styled } from 'styled-components';
import { itemStates } from '@mall/contract/trade/delivery';
import { pickText, type Texts } from '@mall/contract/core/languages';
import { sized } from '@mall/contract/core/media';
import type { InstallerStore, InstallerStoreOf, Job } from './installer-store.ts';
import { Row, Sheet } from './parts.tsx';
import { useTranslation } from './phrases.ts';

/** Each piece: in order, damaged or missing, and a note. */
export function ItemsPart({ store, now, job }: { store: InstallerStoreOf; now: InstallerStore; job: Job }) {
  const { t, language } = useTranslation('installer');
  const open = job.lines.filter(({ id }) => (now.draft.items[id]?.state ?? null) === null);
  const textOf = (texts: Record<string, string>): string =>
    pickText({ zh: '', ...texts } satisfies Texts, language).text;
  return (
    <Sheet aria-labelledby="items">
      <Row>
        <h2 id="items">{t('items', { count: job.lines.length })}</h2>
        {open.length > 1 && (
          <button
            type="button"
            data-tone="quiet"
            onClick={() => open.forEach(({ id }) => store.setItem(id, { state: 'ok' }))}
          >
            {t('allOk')}
          </button>
        )}
      </Row>
      <List>
        {job.lines.map((line) => {
          const item = now.draft.items[line.id] ?? { state: null, note: '' };
          const name = textOf(line.name);
          return (
            <li key={line.id}>
              {line.image === '' ? <i /> : <img src={sized(line.image, 200)} alt="" width={56} height={56} />}
              <div>
                <b>{name}</b>
                <small>
                  {textOf(line.specText)} × {line.qty}
                </small>
              </div>
              <fieldset aria-label={name}>
                {itemStates.map((state) => (
                  <label key={state} data-state={state}>
                    <input
                      type="radio"
                      name={line.id}
                      checked={item.state === state}
                      onChange={() => store.setItem(line.id, { state })}
                    />
                    <span>{t(`state.${state}`)}</span>
                  </label>
                ))}
              </fieldset>
              {item.state !== null && (item.state !== 'ok' || item.note !== '') && (
                <input
                  type="text"
                  maxLength={200}
                  aria-label={t('noteOf', { name })}
                  placeholder={t('note')}
                  value={item.note}
                  onChange={(event) => store.setItem(line.id, { note: event.target.value })}
                />
              )}
            </li>
          );
        })}
      </List>
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2) var(--space-3);
    align-items: center;
  }
  > li > :is(fieldset, input) { grid-column: 1 / -1; }
  i, img { width: 56px; height: 56px; border-radius: var(--radius-s); background: var(--picture); object-fit: cover; }
  b, small { display: block; }
  fieldset {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    overflow: hidden;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--control);
    padding: var(--space-1);
    text-align: center;
    line-height: 1.2;
  }
  label + label { border-left: 1px solid var(--line); }
  label > input { position: absolute; inset: 0; opacity: 0; }
  label:has(:checked) { background: var(--success-soft); color: var(--success); font-weight: var(--weight-strong); }
  label:not([data-state='ok']):has(:checked) { background: var(--danger-soft); color: var(--danger); }
  label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
