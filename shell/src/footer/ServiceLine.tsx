import { useAppInfo } from '@mall/platform';
import { Mail, Phone } from 'lucide-react';
import { styled } from 'styled-components';

/** Whom shoppers ask: number, hours and address of the mall's service, as far as operators have written them. */
export function ServiceLine() {
  const service = useAppInfo()?.service;
  if (service === undefined) return null;
  const { phone, hours, mail } = service;
  return (
    <Lines>
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Phone {...icon} />
          {phone}
        </a>
      )}
      {hours !== '' && <span>{hours}</span>}
      {mail !== '' && (
        <a href={`mailto:${mail}`}>
          <Mail {...icon} />
          {mail}
        </a>
      )}
    </Lines>
  );
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const Lines = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  margin-top: var(--space-3);
  font-size: var(--step--1);
  overflow-wrap: anywhere;

  > a { display: inline-flex; gap: var(--space-2); align-items: center; min-height: var(--control); color: var(--text); }
  > a > svg { flex: none; }
  > a:hover { color: var(--brand); }
`;
