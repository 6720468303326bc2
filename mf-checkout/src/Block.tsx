import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A numbered section of the page: heading, an action, content. */
export function Block({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </Part>
  );
}

const Part = styled.section`
  padding: var(--space-5) 0 var(--space-6);
  border-top: 1px solid var(--line);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: var(--control);
    margin-bottom: var(--space-3);
  }
  > header > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); letter-spacing: -0.01em; }
`;
