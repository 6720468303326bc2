import { Clock, Flame, LayoutGrid, type LucideIcon, Search, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton, media, TextButton, VisuallyHidden } from '@mall/ui';
import { type Option, partsOf } from './options.ts';
import { optionId, type PanelProps } from './panel-props.ts';
import { rememberWord } from './remembered.ts';
import { useOptions } from './useOptions.ts';

const icons: Record<Option['kind'], LucideIcon> = {
  category: LayoutGrid,
  suggest: Search,
  own: Clock,
  hot: Flame,
};

/** Suggestions under the search box; the focus stays in the box, which announces the active one. */
export function Panel({ id, text, active, setActive, setAddresses, close, onGo }: PanelProps) {
  const { t } = useTranslation('search');
  const { options, asked, forget } = useOptions(text);
  const addresses = options.map(({ to }) => to).join(' ');
  // The box moves among the displayed options, so it learns of them before anybody sees or presses anything.
  useLayoutEffect(() => {
    setAddresses(addresses === '' ? [] : addresses.split(' '));
    setActive(-1);
  }, [addresses, setAddresses, setActive]);

  return (
    <Frame data-empty={options.length === 0 || undefined}>
      <Close label={t('close')} onClick={close}>
        <X size={20} aria-hidden />
      </Close>
      {options.length > 0 && (
        <div id={`${id}list`} role="listbox" aria-label={t('label')}>
          {options.map((option, index) => (
            <Line
              key={option.kind + option.word}
              id={optionId(id, index)}
              option={option}
              text={text}
              active={index === active}
              onPoint={() => setActive(index)}
              onGo={() => {
                if (option.kind !== 'category') rememberWord(option.word);
                onGo(option.to);
              }}
            />
          ))}
        </div>
      )}
      {forget && <TextButton onClick={forget}>{t('forget')}</TextButton>}
      <VisuallyHidden role="status">
        {asked && text !== '' ? t('count', { count: options.length }) : ''}
      </VisuallyHidden>
    </Frame>
  );
}

type LineProps = {
  id: string;
  option: Option;
  text: string;
  active: boolean;
  onPoint: () => void;
  onGo: () => void;
};

/** One option. Pressing it leaves the focus in the box, so that nothing closes before the click. */
function Line({ id, option: { kind, word }, text, active, onPoint, onGo }: LineProps) {
  const { t } = useTranslation('search');
  const Icon = icons[kind];
  const parts = kind === 'own' || kind === 'hot' ? [{ part: word, added: false }] : partsOf(word, text);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has the focus and hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span>{parts.map(({ part, added }, at) => (added ? <b key={at}>{part}</b> : part))}</span>
      {kind !== 'suggest' && <small>{t(`kind.${kind}`)}</small>}
    </div>
  );
}

const Frame = styled.div`
  position: absolute;
  top: calc(100% + var(--space-2));
  inset-inline: 0;
  z-index: var(--layer-side);
  min-width: 320px;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--step-ui);

  &[data-empty] { display: none; }
  > [role='listbox'] { max-height: min(480px, 70vh); overflow-y: auto; overscroll-behavior: contain; }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control-s);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  [role='option'][aria-selected='true'] { background: var(--surface-muted); }
  [role='option'] > svg { flex: none; color: var(--text-muted); }
  [role='option'] > span { min-width: 0; overflow-wrap: anywhere; line-height: 1.35; }
  [role='option'] > small {
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--step--2);
    white-space: nowrap;
  }
  b { font-weight: var(--weight-strong); }
  > button:last-of-type:not(:first-child) {
    margin: var(--space-2) var(--space-3) var(--space-1);
    font-size: var(--step--1);
  }

  ${media.phone} {
    position: static;
    min-width: 0;
    padding: var(--space-3) var(--space-2);
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    &[data-empty] { display: block; }
    > [role='listbox'] { max-height: calc(100dvh - 96px); }
    [role='option'] { min-height: var(--control); }
  }
`;

/* Beside the box; on wider screens Esc and a click elsewhere are enough. */
const Close = styled(IconButton)`
  display: none;
  ${media.phone} { position: absolute; top: var(--space-3); right: var(--space-3); display: grid; }
`;
