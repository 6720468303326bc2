import { upload } from '@mall/contract/core/limits';
import { goodsLimits, isMallFilm } from '@mall/contract/seller/own-goods';
import { Button, TextField } from '@mall/ui';
import { FileDrop } from '@mall/ui/office';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartProps } from './form-types.ts';
import { useFilm } from './useFilm.ts';

const mb = upload.filmMaxBytes / (1024 * 1024);
type FilmFieldProps = PartProps & { error: ReactNode };

/** A film: one that the mall stores and the product's page plays, or a page elsewhere. */
export function FilmField(props: FilmFieldProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, leave, disabled, error } = props;
  const { video } = content;
  const film = useFilm(props);
  const stored = isMallFilm(video);
  return (
    <Whole>
      {stored && (
        <Stored>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a seller looks at what they have sent themselves */}
          <video
            key={video}
            src={video}
            controls
            playsInline
            preload="metadata"
            aria-label={t('film.stored')}
          />
          <Button
            tone="ghost"
            icon={<Trash2 size={16} aria-hidden />}
            disabled={disabled}
            onClick={() => change({ video: '' })}
          >
            {t('film.remove')}
          </Button>
        </Stored>
      )}
      {!disabled && (
        <FileDrop
          label={t(stored ? 'film.replace' : 'film.label')}
          invite={t('film.invite')}
          hint={t('film.hint', { mb })}
          error={film.problem}
          endings={['.mp4', '.webm']}
          maxBytes={upload.filmMaxBytes}
          sending={film.sending}
          onFile={film.send}
          onRefuse={film.refuse}
        />
      )}
      {!stored && (
        <TextField
          label={t('field.video')}
          name="video"
          type="url"
          optional
          hint={t('field.videoHint')}
          placeholder={t('field.videoExample')}
          maxLength={goodsLimits.video}
          value={video}
          onChange={(typed) => change({ video: typed.trim() })}
          onBlur={() => leave('video')}
          error={error}
        />
      )}
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Stored = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;

  > video { width: min(100%, 420px); aspect-ratio: 16 / 9; border-radius: var(--radius-s); background: var(--surface-muted); }
`;
