import { bcp47 } from '@mall/contract/core/languages';
import { type OpenDay, talkLimits } from '@mall/contract/trade/talk';
import { language } from '@mall/platform';
import { Checkbox, DialogForm, SelectField, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AtDesk, TalkDesk } from './desk.ts';
import { promises, timeOf, minutesOf } from './hours.ts';
import { useDeskChanges } from './useTalk.ts';

type Props = { desk: TalkDesk; hours: AtDesk['hours']; onClose: () => void };
type Values = { days: readonly OpenDay[]; within: string };

const usual: OpenDay = { from: 540, to: 1080 };
/** A Monday, to name the days by. */
const monday = Date.UTC(2024, 0, 1, 12);
const dayMs = 86_400_000;

/** When an office is open, day by day, and how soon it promises to answer; members are told both. */
export function HoursDialog({ desk, hours, onClose }: Props) {
  const { t } = useTranslation('officeTalk');
  const names = new Intl.DateTimeFormat(bcp47[language()], { weekday: 'long', timeZone: 'UTC' });
  const changes = useDeskChanges(desk);
  const form = useForm<Values, 'days'>({
    initial: { days: hours.days, within: String(hours.answersWithin ?? '') },
    problems: ({ days }) =>
      days.some((day) => day !== null && !(day.from < day.to)) ? { days: 'days' } : {},
    say: () => t('hours.wrong'),
    onSubmit: ({ days, within }) =>
      changes.hours
        .mutateAsync({
          version: hours.version,
          days: [...days],
          answersWithin: within === '' ? null : Number(within),
        })
        .then(onClose, () => undefined),
  });
  const { days, within } = form.values;
  const set = (at: number, day: OpenDay) => form.set({ days: days.map((one, n) => (n === at ? day : one)) });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('hours.title')} submitLabel={t('hours.save')}>
      <p>{t('hours.means')}</p>
      <fieldset>
        <legend>{t('hours.days')}</legend>
        {days.map((day, at) => {
          const name = names.format(monday + at * dayMs);
          return (
            <Day key={name}>
              <Checkbox label={name} checked={day !== null} onChange={(on) => set(at, on ? usual : null)} />
              {day !== null && (
                <>
                  <TextField
                    type="time"
                    label={t('hours.from', { day: name })}
                    value={timeOf(day.from)}
                    onChange={(time) => set(at, { ...day, from: minutesOf(time) })}
                  />
                  <TextField
                    type="time"
                    label={t('hours.to', { day: name })}
                    value={timeOf(day.to)}
                    onChange={(time) => set(at, { ...day, to: minutesOf(time) || 1440 })}
                  />
                </>
              )}
            </Day>
          );
        })}
        {form.field('days').error}
      </fieldset>
      <SelectField
        label={t('hours.within')}
        value={within}
        onChange={(chosen) => form.set({ within: chosen })}
        options={[
          { value: '', label: t('hours.none') },
          ...promises(talkLimits.promise, hours.answersWithin).map((minutes) => ({
            value: String(minutes),
            label:
              minutes < 60
                ? t('hours.minutes', { count: minutes })
                : t('hours.hours', { count: minutes / 60 }),
          })),
        ]}
      />
    </DialogForm>
  );
}

const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: end;
`;
