import type { ArticleName } from '@bahi/contract/platform/manual/manual-index';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './Manual.module.css';

/** Leads to the page of an article. */
export function ArticleLink({ name }: { name: ArticleName }) {
  const titles = useTexts(manualTitles);
  return (
    <Link to={screenAt(screens.manualArticle, { article: name })} className={classes.link}>
      {titles(name)}
    </Link>
  );
}
