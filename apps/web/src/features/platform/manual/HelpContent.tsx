import { type ArticleName, groupOf } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { ArrowLeft, BookOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ArticleView } from './ArticleView.tsx';
import classes from './Manual.module.css';
import { useManualParts } from './manual-parts.ts';
import type { HelpPlace } from './open-screens.ts';
import { PartFailure } from './PartFailure.tsx';

export type HelpContentProps = {
  place: HelpPlace;
  /** Another article is read in the same place, and the screen stays. */
  onChoose: (article: ArticleName) => void;
  /** From another article to that of the screen; null where that one is read. */
  onBack: (() => void) | null;
  /** Somebody goes on to the manual. */
  onLeave: () => void;
};

/** The article of a screen, with its own section in view. */
export function HelpContent({ place: { article: name, section }, onChoose, onBack, onLeave }: HelpContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const t = useTexts(manualScreenMessages);
  const titles = useTexts(manualTitles);
  const { group } = groupOf(name);
  const { parts, error, retry } = useManualParts([group]);
  const article = parts.get(group)?.articles[name];
  const isThere = article !== undefined;
  useEffect(() => {
    if (isThere && section !== null)
      content.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'start' });
  }, [isThere, name, section]);
  const hash = section === null ? '' : `#${section}`;
  return (
    <div ref={content}>
      {onBack === null ? null : (
        <button type="button" className={classes.goTo} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </button>
      )}
      {article !== undefined ? (
        <ArticleView
          name={name}
          article={article}
          level={3}
          linkTo={(other) => (
            <button type="button" className={classes.link} onClick={() => onChoose(other)}>
              {titles(other)}
            </button>
          )}
        />
      ) : error === null ? (
        <FormSkeleton fields={5} />
      ) : (
        <PartFailure onRetry={retry} />
      )}
      <div className={classes.foot}>
        <Link
          to={`${screenAt(screens.manualArticle, { article: name })}${hash}`}
          className={classes.goTo}
          onClick={onLeave}
        >
          <BookOpen size={18} aria-hidden />
          {t('open')}
        </Link>
      </div>
    </div>
  );
}
