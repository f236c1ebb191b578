import { type ArticleName, articleNamed, groupOf, groupsFor } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { ArticleView } from './ArticleView.tsx';
import classes from './Manual.module.css';
import { useManualParts } from './manual-parts.ts';
import { PartFailure } from './PartFailure.tsx';

/** One article of the manual, at an address of its own. */
export function ManualArticlePage() {
  const t = useTexts(manualScreenMessages);
  const { article } = useParams();
  const name = articleNamed(article);
  const mayRead = groupsFor(useSession()).some(({ articles }) => articles.some((own) => own === name));
  if (name === null || !mayRead)
    return (
      <>
        <PageTitle title={t('title')} backTo={screens.manual} />
        <Surface>
          <EmptyState title={t('noArticle')} />
        </Surface>
      </>
    );
  return <OneArticle key={name} name={name} />;
}

function OneArticle({ name }: { name: ArticleName }) {
  const t = useTexts(manualScreenMessages);
  const titles = useTexts(manualTitles);
  const { group } = groupOf(name);
  const { parts, error, retry } = useManualParts([group]);
  const article = parts.get(group)?.articles[name];
  useSectionInView(article !== undefined);
  return (
    <>
      <PageTitle title={titles(name)} remark={t(group)} backTo={screens.manual}>
        <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageTitle>
      <Surface>
        {article !== undefined ? (
          <ArticleView
            name={name}
            article={article}
            level={2}
            hasAnchors
            linkTo={(other) => <ArticleLink name={other} />}
          />
        ) : error === null ? (
          <FormSkeleton fields={5} />
        ) : (
          <PartFailure onRetry={retry} />
        )}
        <BeforeAndAfter name={name} />
      </Surface>
    </>
  );
}

/** Brings the section that the address names into view, once it is there. */
function useSectionInView(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    // The names of sections are plain words.
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
}

function BeforeAndAfter({ name }: { name: ArticleName }) {
  const t = useTexts(manualScreenMessages);
  const titles = useTexts(manualTitles);
  const all = groupsFor(useSession()).flatMap(({ articles }): readonly ArticleName[] => articles);
  const at = all.indexOf(name);
  const [before, after] = at === -1 ? [] : [all[at - 1], all[at + 1]];
  return (
    <nav className={classes.ends} aria-label={t('beforeAndAfter')}>
      {before === undefined ? (
        <span />
      ) : (
        <Link to={screenAt(screens.manualArticle, { article: before })} rel="prev">
          <ArrowLeft size={16} aria-hidden />
          {`${t('before')}: ${titles(before)}`}
        </Link>
      )}
      {after === undefined ? null : (
        <Link to={screenAt(screens.manualArticle, { article: after })} rel="next">
          {`${t('after')}: ${titles(after)}`}
          <ArrowRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
