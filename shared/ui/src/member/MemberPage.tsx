import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';

type MemberPageProps = {
  title: string;
  /** Above the title: the way back to the parent page. */
  back?: ReactNode;
  /** Beside the title: the count. */
  note?: ReactNode;
  actions?: ReactNode;
  /**
   * This page replaced another part of the same address: the focus moves to its title, and the window scrolls
   * to it.
   */
  arriving?: boolean;
  children: ReactNode;
};

/** The right side of the member centre: one heading, its actions, the content. */
export function MemberPage({ title, back, note, actions, arriving, children }: MemberPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus and scrolling belong to the browser, and the frame only handles changes of the path.
  useEffect(() => {
    if (arriving) heading.current?.focus();
  }, [arriving]);
  return (
    <Column>
      {back && <Above>{back}</Above>}
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <small>{note}</small>}
        {actions && <div>{actions}</div>}
      </Head>
      {children}
    </Column>
  );
}

/** A white card of the member centre. */
export const Card = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  padding-bottom: var(--space-7);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: var(--control);

  h1 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); letter-spacing: -0.01em; }
  > small { color: var(--text-muted); font-size: var(--step--1); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-left: auto; }
  ${media.phone} {
    margin-top: var(--space-4);
    gap: 0 var(--space-3);
    --button-pad: var(--space-3);
    > h1 { align-content: center; min-height: var(--control); }
    > small { order: 1; flex-basis: 100%; } /* the button stays beside the title */
  }
`;

const Above = styled.div`
  margin-bottom: calc(-1 * var(--space-5));

  ${media.phone} { margin-top: var(--space-2); }
`;
