import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

export type Tab<Id extends string> = { id: Id; label: ReactNode; count?: number | string };

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The content of the chosen tab. */
  children?: ReactNode;
  className?: string;
};

/** Tabs within one page. Left, Right, Home and End choose; Tab moves on into the content. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const counts = tabs.map((tab) => tab.count).join();
  // The browser scrolls: on a phone the chosen tab may be beyond the edge, also after counts made the tabs
  // wider. A part of the previous tab stays visible to show that there is one.
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`);
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 16;
  }, [id, value, counts]);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const target = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };
  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </List>
      {children && (
        <Content id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0}>
          {children}
        </Content>
      )}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: 28px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);

  > button {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: 6px;
    min-height: 48px;
    color: var(--text-muted);
    white-space: nowrap;
  }
  > button[aria-selected='true'] {
    color: var(--text);
    font-weight: var(--weight-strong);
    box-shadow: inset 0 -2px var(--brand);
  }
  > button:focus-visible { outline-offset: -3px; border-radius: var(--radius-s); }
  > button > small {
    color: var(--text-muted);
    font-size: var(--step--2);
    font-weight: var(--weight);
    font-variant-numeric: tabular-nums;
  }
`;

const Content = styled.div`
  padding-top: var(--space-5);
  border-radius: var(--radius-xs);
`;
