import '@mantine/core/styles/Input.layer.css';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Language } from '@bahi/domain/language';
import { NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api-error.ts';
import { useTexts } from '../../platform/i18n.ts';
import { ErrorState } from '../shell/EmptyState.tsx';
import { FormSkeleton } from '../list/ListSkeleton.tsx';
import classes from './PaperFrame.module.css';

type Props = {
  /** Names the frame: whose paper it shows. */
  title: string;
  /** The address of the page; it opens for one minute, so ask for it anew each time and keep it in no cache. */
  view: UseQueryResult<{ url: string }, ApiError>;
  language: Language;
  /** Says of which paper the language is chosen. */
  languageLabel?: string;
  onLanguage: (language: Language) => void;
};

/** A document as it will be on paper, in a frame that can do nothing but show it. */
export function PaperFrame({ title, view, language, languageLabel, onLanguage }: Props) {
  const t = useTexts(uiMessages);
  return (
    <>
      <NativeSelect
        className={classes.language ?? ''}
        label={languageLabel ?? t('paperLanguage')}
        value={language}
        data={[
          { value: 'ne', label: t('nepali') },
          { value: 'en', label: t('english') },
        ]}
        onChange={(event) => onLanguage(event.currentTarget.value === 'en' ? 'en' : 'ne')}
      />
      {view.isPending ? <FormSkeleton /> : null}
      {view.isError ? <ErrorState error={view.error} onRetry={() => void view.refetch()} /> : null}
      {view.data === undefined ? null : (
        <iframe
          key={view.data.url}
          className={classes.frame}
          src={view.data.url}
          title={title}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}
