import { type ArticleName, groupOf } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ArticleView } from './ArticleView.tsx';
import classes from './Manual.module.css';
import { useManualParts } from './manual-parts.ts';
import type { HelpPlace } from './open-screens.ts';

type Props = {
  place: HelpPlace;
  /** Another article is read in the same place, and the screen stays. */
  onChoose: (article: ArticleName) => void;
  /** Somebody goes on to the manual. */
  onLeave: () => void;
};

/** The article of a screen, its own section first. */
export function HelpContent({ place: { article: name, section }, onChoose, onLeave }: Props) {
  const t = useTexts(manualScreenMessages);
  const titles = useTexts(manualTitles);
  const { group } = groupOf(name);
  const { parts, error, retry } = useManualParts([group]);
  const article = parts.get(group)?.articles[name];
  const hash = section === null ? '' : `#${section}`;
  return (
    <>
      {article !== undefined ? (
        <ArticleView
          name={name}
          article={article}
          level={3}
          first={section}
          linkTo={(other) => (
            <button type="button" className={classes.link} onClick={() => onChoose(other)}>
              {titles(other)}
            </button>
          )}
        />
      ) : error === null ? (
        <FormSkeleton fields={5} />
      ) : (
        <ErrorState error={error} onRetry={retry} />
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
    </>
  );
}
