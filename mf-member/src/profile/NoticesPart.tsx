import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { queryClient, queryKeyOf, useMutationOf, useQueryOf } from '@mall/platform';
import { Notice, Switch, TextLink } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';

type Preferences = Output<'message.preferences'>;

export function NoticesPart() {
  const { t } = useTranslation('account');
  const preferences = useQueryOf('message.preferences', {}, { quiet: true });
  return (
    <Loaded read={preferences}>
      {(known) => (
        <Column>
          <p>{t('notices.intro')}</p>
          {known.offered.email && !known.email.confirmed && (
            <Notice action={<TextLink to="?part=security">{t('notices.toEmail')}</TextLink>}>
              {t('notices.needsEmail')}
            </Notice>
          )}
          <Choices known={known} />
        </Column>
      )}
    </Loaded>
  );
}

/** Topics as rows, channels as columns; a switch applies at once. */
function Choices({ known: { offered, kinds } }: { known: Preferences }) {
  const { t } = useTranslation('account');
  const prefer = useMutationOf('message.prefer', {
    onSuccess: (now) => queryClient.setQueryData(queryKeyOf('message.preferences', {}), now),
  });
  const ways = (['sms', 'email'] as const).filter((way) => offered[way]);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('notices.kind')}</th>
          <th scope="col">{t('notices.inSite')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`notices.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((chosen) => (
          <tr key={chosen.kind}>
            <th scope="row">
              {t(`notices.kinds.${chosen.kind}`)}
              <small>{t(`notices.examples.${chosen.kind}`)}</small>
            </th>
            <td>{t('notices.always')}</td>
            {ways.map((way) => (
              <td key={way}>
                <Switch
                  hideLabel
                  label={t('notices.of', {
                    kind: t(`notices.kinds.${chosen.kind}`),
                    way: t(`notices.${way}`),
                  })}
                  checked={wanted(prefer, chosen, way)}
                  onChange={(on) => prefer.mutate({ ...chosen, [way]: on })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Kind = Preferences['kinds'][number];

/** The displayed state of the switch: the requested one until the answer arrives. */
const wanted = (
  { isPending, variables }: { isPending: boolean; variables?: { kind: string } | undefined },
  chosen: Kind,
  way: 'sms' | 'email',
): boolean => {
  const asked: unknown =
    isPending && variables?.kind === chosen.kind ? Reflect.get(variables, way) : undefined;
  return typeof asked === 'boolean' ? asked : chosen[way];
};

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 720px; /* a table of short words is read in one look */

  > p { color: var(--text-muted); }
`;

const Table = styled(Card).attrs({ as: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--step-ui);

  th, td { padding: var(--space-3) var(--space-2); text-align: center; }
  th:first-child { padding-left: var(--space-4); text-align: left; }
  td:last-child, th:last-child { padding-right: var(--space-4); }
  thead th { color: var(--text-muted); font-size: var(--step--1); font-weight: var(--weight-strong); }
  tbody > tr > * { border-top: 1px solid var(--line); }
  tbody th { font-weight: var(--weight-strong); }
  td { color: var(--text-muted); font-size: var(--step--1); }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); font-weight: var(--weight); }
`;
