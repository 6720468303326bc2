import { talkLimits } from '@mall/contract/trade/talk';
import { Button, Checkbox, FailedSection, Skeleton, TextButton, TextLink } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { TalkComposer, TalkThread } from '@mall/ui/talk';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AnswerChoice } from './AnswerChoice.tsx';
import type { AtDesk, Message, TalkDesk } from './desk.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { storePicture, useConversation } from './useTalk.ts';

type TalkPartProps = {
  desk: TalkDesk;
  id: string;
  atDesk: AtDesk | undefined;
  field: Ref<HTMLTextAreaElement>;
  /** What is written in each conversation and not sent, by its id: it is there when one comes back to it. */
  unsent: Map<string, string>;
  onBack: () => void;
};

/** One conversation in the office: who has it, what was said, and the field to answer or to note something. */
export function TalkPart({ desk, id, atDesk, field, unsent, onBack }: TalkPartProps) {
  const { t } = useTranslation('officeTalk');
  const talk = useConversation(desk, id);
  const [text, setText] = useState(() => unsent.get(id) ?? '');
  useEffect(() => void unsent.set(id, text), [unsent, id, text]); // kept outside of what ends with this conversation
  const [note, setNote] = useState(false);
  const [handing, setHanding] = useState(false);
  if (talk.shown.isPending) return <Skeleton kind="block" height={480} />;
  if (talk.shown.data === undefined) return <FailedSection onRetry={() => void talk.shown.refetch()} />;
  const { conversation } = talk.shown.data;
  const { member, assigned, status, peerRead } = conversation;
  const linkOf = ({ thing }: Message) => {
    if (thing === null) return null;
    const to = thing.kind === 'product' ? desk.productPath(thing.id) : desk.orderPath?.(thing.id);
    const name = t(`thing.${thing.kind}`, { title: thing.title });
    return to === undefined ? <b>{name}</b> : <TextLink to={to}>{name}</TextLink>;
  };
  return (
    <OfficeCard flush>
      <Whole aria-label={member.name}>
        <header>
          <TextButton onClick={onBack}>{t('back')}</TextButton>
          <h2>{member.name}</h2>
          <small>{assigned === null ? t('nobody') : t('has', { name: assigned.name })}</small>
          <div>
            {assigned === null && (
              <Button size="small" busy={talk.busy} onClick={talk.take}>
                {t('take')}
              </Button>
            )}
            <Button size="small" onClick={() => setHanding(true)}>
              {t('handOver')}
            </Button>
            {status === 'open' && (
              <Button size="small" tone="ghost" busy={talk.busy} onClick={talk.close}>
                {t('close')}
              </Button>
            )}
          </div>
        </header>
        <TalkThread
          messages={talk.messages}
          side="office"
          peerRead={peerRead}
          words={{
            ...{ label: t('said'), read: t('read'), note: t('note'), picture: t('picture') },
            ...{ me: '', them: '' },
          }}
          thing={linkOf}
          before={
            talk.more && (
              <Button size="small" tone="ghost" onClick={() => void talk.showEarlier()}>
                {t('earlier')}
              </Button>
            )
          }
        />
        <TalkComposer
          words={{
            ...{ label: t(note ? 'noteLabel' : 'say'), send: t(note ? 'keepNote' : 'send'), hint: t('hint') },
            ...{ picture: t('picture'), remove: t('removePicture') },
          }}
          most={talkLimits.words}
          mostPictures={talkLimits.pictures}
          text={text}
          onText={setText}
          store={storePicture}
          onSend={(words, pictures) => talk.say(words, pictures, note)}
          field={field}
          above={
            <Tools>
              <AnswerChoice
                answers={atDesk?.answers ?? []}
                onChoose={(words) => setText((now) => (now.trim() === '' ? words : `${now}\n${words}`))}
              />
              <Checkbox label={t('asNote')} checked={note} onChange={setNote} />
            </Tools>
          }
        />
      </Whole>
      {handing && atDesk !== undefined && (
        <HandOverDialog
          people={atDesk.people.filter((one) => one.id !== assigned?.id)}
          onHandOver={talk.handOver}
          onClose={() => setHanding(false)}
        />
      )}
    </OfficeCard>
  );
}

const Whole = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: calc(100dvh - 160px); /* below the office's header and title, so that the field stays in view */
  min-height: 440px;

  > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-2) var(--space-4); padding: var(--space-3) var(--space-4); border-bottom: 1px solid var(--o-line-soft); }
  > header > div { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-left: auto; }
  h2 { font-size: var(--o-m); }
  small { color: var(--text-muted); }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
