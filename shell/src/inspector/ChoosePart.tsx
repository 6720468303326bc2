import { ButtonLink, SelectField, TextField, TextLink } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { withChoice } from '../loader/choices.ts';
import { useMall } from '../slots/useMall.ts';
import { Column, Line, Muted, Part } from './look.tsx';
import type { RegistryReport } from './registry-report.ts';

/**
 * Another version of a remote, a build of one's own, or none: the choice is an ordinary visit to this page,
 * which the server handles.
 */
export function ChoosePart({ registry }: { registry: RegistryReport | null }) {
  const { t } = useTranslation('inspector');
  const { remotes } = useMall();
  const [name, setName] = useState(remotes[0]?.name ?? '');
  const [what, setWhat] = useState('');
  const [number, setNumber] = useState('');
  const [address, setAddress] = useState('');
  const versions = registry?.remotes[name]?.versions ?? [];
  const value = what === ownAddress ? addressIn(address) : what === otherVersion ? number.trim() : what;
  const options = [
    ...versions.map(({ version }) => ({ value: version, label: version })),
    ...(versions.length === 0 ? [{ value: otherVersion, label: t('choose.otherVersion') }] : []),
    { value: ownAddress, label: t('choose.ownAddress') },
    { value: 'off', label: t('choose.off') },
  ];
  // The list of versions is for one remote; choosing another remote resets it.
  const choosePart = (next: string) => {
    setName(next);
    setWhat('');
  };
  return (
    <Part title={t('choose.title')}>
      <Column>
        <Muted>{t('choose.lead')}</Muted>
        <Fields>
          <SelectField
            label={t('part')}
            options={remotes.map((remote) => ({ value: remote.name, label: remote.name }))}
            value={name}
            onChange={choosePart}
          />
          <SelectField label={t('choose.what')} options={options} value={what} onChange={setWhat} empty="–" />
          {what === ownAddress && (
            <TextField
              label={t('choose.address')}
              hint={t('choose.addressHint')}
              type="url"
              value={address}
              onChange={setAddress}
            />
          )}
          {what === otherVersion && (
            <TextField label={t('choose.number')} value={number} onChange={setNumber} />
          )}
        </Fields>
        <Line>
          <ButtonLink
            tone="primary"
            to={withChoice(`mf.${name}`, value)}
            reloadDocument
            disabled={value === ''}
          >
            {t('choose.apply')}
          </ButtonLink>
        </Line>
        <Mine />
      </Column>
    </Part>
  );
}

/** The current choices, each with a link that clears it. */
function Mine() {
  const { t } = useTranslation('inspector');
  const chosen = useMall().remotes.filter(({ declared }) => declared.channel === 'override');
  return (
    <Column data-near>
      <h3>{t('choose.mine')}</h3>
      {chosen.length === 0 ? (
        <Muted>{t('choose.none')}</Muted>
      ) : (
        <>
          {chosen.map(({ name, declared }) => (
            <Line key={name}>
              <span>
                {name}: {declared.closed ? t('choose.off') : declared.version}
              </span>
              <TextLink to={withChoice(`mf.${name}`, '')} reloadDocument>
                {t('choose.clear', { part: name })}
              </TextLink>
            </Line>
          ))}
          <Line>
            <ButtonLink to={withChoice('mf', 'clear')} reloadDocument>
              {t('choose.clearAll')}
            </ButtonLink>
          </Line>
        </>
      )}
    </Column>
  );
}

const ownAddress = 'own address';
const otherVersion = 'other version';

/** An address that can serve a build; '' while it is invalid. The server decides which origins it allows. */
const addressIn = (text: string): string =>
  URL.canParse(text) && /^https?:\/\//.test(text.trim()) ? text.trim() : '';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);
`;
