import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/paths';
import { IconButton, media } from '@mall/ui';

/** Enter or the glass searches; `/` comes here from anywhere on the page. */
export function SearchBox({ className, shortcut }: { className?: string; shortcut?: boolean }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const asked = new URLSearchParams(search).get('keyword') ?? '';
  useSlashKey(input, shortcut === true);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = input.current?.value.trim() ?? '';
    if (keyword === '') input.current?.focus();
    else navigate(paths.search({ keyword }));
  };

  return (
    <Pill role="search" onSubmit={submit} className={className}>
      <IconButton type="submit" label={t('header.search')}>
        <Search size={20} aria-hidden />
      </IconButton>
      <input
        ref={input}
        key={asked}
        type="search"
        name="keyword"
        defaultValue={asked}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        aria-label={t('header.searchLabel')}
        placeholder={t('header.searchHint')}
      />
      {shortcut && <kbd aria-hidden="true">/</kbd>}
    </Pill>
  );
}

const useSlashKey = (input: React.RefObject<HTMLInputElement | null>, on: boolean): void => {
  // A key of the whole page can only be heard at the document.
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [input, on]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const Pill = styled.form`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
  max-width: 480px;
  height: var(--control);
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
  ${media.phone} { max-width: none; }
`;
