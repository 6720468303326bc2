import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { IconButton, media, useDocumentKeys } from '@mall/ui';
import { rememberWord } from '../search/remembered.ts';
import { useSuggesting } from '../search/useSuggesting.ts';

/**
 * Enter or the glass searches; `/` focuses the box from anywhere on the page. Suggestions are fetched on the
 * first focus.
 */
export function SearchBox({ className, shortcut }: { className?: string; shortcut?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const asked =
    pathname === paths.search({ keyword: '' }) ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const box = useSuggesting(asked, id);
  const { Panel, text, open, active, setActive, setAddresses, close } = box;
  useSlashKey(input, shortcut === true);

  const go = (address: string) => {
    box.close();
    input.current?.blur();
    void navigate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = text.trim();
    if (keyword === '') input.current?.focus();
    else {
      rememberWord(keyword);
      go(paths.search({ keyword }));
    }
  };

  return (
    <Place className={className} data-open={(open && Panel !== undefined) || undefined} {...box.whole}>
      <Pill role="search" onSubmit={submit}>
        <IconButton type="submit" label={t('header.search')}>
          <Search size={20} aria-hidden />
        </IconButton>
        <input
          {...box.combobox}
          ref={input}
          type="search"
          name="keyword"
          value={text}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          aria-label={t('header.searchLabel')}
          placeholder={t('header.searchHint')}
        />
        {shortcut && <kbd aria-hidden="true">/</kbd>}
      </Pill>
      {open && Panel && <Panel {...{ id, text, active, setActive, setAddresses, close }} onGo={go} />}
    </Place>
  );
}

const useSlashKey = (input: React.RefObject<HTMLInputElement | null>, on: boolean): void => {
  useDocumentKeys((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  }, on);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/*
 * The place of the box; while suggestions are open on a phone, box and suggestions are a sheet over the whole
 * window.
 */
const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  max-width: 480px;
  height: var(--control);
  margin-inline: var(--search-margin, 0);

  ${media.phone} {
    max-width: none;
    &[data-open] {
      position: fixed;
      inset: 0;
      z-index: var(--layer-dialog);
      display: block;
      height: auto;
      margin: 0;
      background: var(--canvas);
    }
    &[data-open] > form { height: var(--control-l); margin: var(--space-2) 64px 0 var(--space-4); /* beside the cross */ }
  }
`;

const Pill = styled.form`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
  height: 100%;
  padding-right: var(--space-4);
  padding-left: var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--surface-muted);
  color: var(--text-muted);
  font-size: var(--step-ui);

  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  > input { flex: 1; min-width: 0; height: 100%; border: 0; outline: 0; background: none; color: var(--text); }
  > input::placeholder { color: var(--text-muted); opacity: 1; }
  > input::-webkit-search-cancel-button { display: none; }
  > kbd {
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--surface);
    font: var(--weight) var(--step--2) / 1 var(--font);
  }
  &:focus-within > kbd { display: none; }

  ${media.belowDesk} { > kbd { display: none; } }
`;
