import type { ApplicationState } from '@mall/contract/core/application';
import { useFormat } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { CircleCheck, CircleSlash, Clock, type LucideIcon, MessagesSquare, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../useNow.ts';
import type { Application } from './useApplications.ts';

export type ApplicationColumn = Column<Application, ParseKeys<'shopApplications'>>;

/** The columns of the list; `linkTo` is the link to an application that returns to this same list. */
export const applicationColumns = (linkTo: (id: string) => string): readonly ApplicationColumn[] => [
  {
    id: 'company',
    header: 'column.company',
    cell: ({ id, company, storeName }) => Cells.link(linkTo(id), company, storeName),
  },
  {
    id: 'contact',
    header: 'column.contact',
    cell: ({ contact, mobile }) => Cells.text(contact, mobile),
    width: '180px',
    card: 'line',
  },
  {
    id: 'country',
    header: 'column.country',
    cell: ({ country }) => <Country code={country} />,
    width: '150px',
    card: 'line',
  },
  {
    id: 'state',
    header: 'column.state',
    cell: ({ state }) => <State state={state} />,
    width: '150px',
    card: 'aside',
  },
  {
    id: 'age',
    header: 'column.age',
    align: 'end',
    cell: (application) => <Age application={application} />,
    width: '130px',
    card: 'line',
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.date(at),
    width: '140px',
    card: 'none',
  },
];

export function Country({ code }: { code: string }) {
  const { i18n } = useTranslation('shopApplications');
  return new Intl.DisplayNames([i18n.language, 'en'], { type: 'region' }).of(code) ?? code;
}

/** Since how many days somebody waits; nothing for who does not wait. */
function Age({ application: { state, at } }: { application: Application }) {
  const { t } = useTranslation('shopApplications');
  const format = useFormat();
  const now = useNow();
  if (state !== 'new' && state !== 'talk') return '–';
  const days = Math.floor((now - Date.parse(at)) / 86_400_000);
  return days < 1 ? t('today') : t('days', { count: days, days: format.number(days) });
}

const looks: Readonly<Record<ApplicationState, { tone: StatusTone; icon: LucideIcon }>> = {
  new: { tone: 'wait', icon: Clock },
  talk: { tone: 'wait', icon: MessagesSquare },
  accepted: { tone: 'good', icon: CircleCheck },
  refused: { tone: 'bad', icon: CircleSlash },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

export function State({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('shopApplications');
  return Cells.status(looks[state].tone, t(`state.${state}`), looks[state].icon);
}
