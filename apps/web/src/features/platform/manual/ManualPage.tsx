import '@mantine/core/styles/Input.layer.css';
import { type ArticleName, groupsFor } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screens } from '@bahi/contract/screens';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { BookOpen, Printer, Search } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAddress } from '../../../platform/use-address.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { ArticleView } from './ArticleView.tsx';
import { foundArticles } from './found-articles.ts';
import classes from './Manual.module.css';
import { type ManualParts, useManualParts } from './manual-parts.ts';
import { PartFailure } from './PartFailure.tsx';
import { plainText } from './plain-text.ts';

const pauseMilliseconds = 200;

/** The manual: its contents, what is found in it, or all of it to be printed. */
export function ManualPage() {
  const t = useTexts(manualScreenMessages);
  const [address, changeAddress] = useAddress();
  const isWhole = address.get('whole') === 'true';
  const search = address.get('search') ?? '';
  if (isWhole) return <WholeManual />;
  return (
    <>
      <PageTitle title={t('title')}>
        <Button
          component={Link}
          to={`${screens.manual}?whole=true`}
          variant="default"
          leftSection={<BookOpen size={18} aria-hidden />}
        >
          {t('whole')}
        </Button>
      </PageTitle>
      <Surface>
        <TextInput
          type="search"
          className={classes.search ?? ''}
          label={t('searchLabel')}
          value={search}
          leftSection={<Search size={18} aria-hidden />}
          onChange={(event) => changeAddress({ search: event.currentTarget.value }, { replace: true })}
        />
        {search.trim() === '' ? <Contents /> : <Found search={search} />}
      </Surface>
    </>
  );
}

function Contents() {
  const t = useTexts(manualScreenMessages);
  return (
    <nav className={classes.groups} aria-label={t('contents')}>
      {groupsFor(useSession()).map(({ group, articles }) => (
        <section key={group} aria-label={t(group)}>
          <h2>{t(group)}</h2>
          <ul className={classes.list}>
            {articles.map((name) => (
              <li key={name}>
                <ArticleLink name={name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** What is found is read in all that the articles say; titles are there at once, the articles as they come. */
function Found({ search }: { search: string }) {
  const t = useTexts(manualScreenMessages);
  const language = useLanguage();
  const groups = groupsFor(useSession());
  const all = useManualParts(groups.map(({ group }) => group));
  const [asked] = useDebouncedValue(search, pauseMilliseconds);
  const { isPlatformUser } = useSession();
  const count = all.parts.size;
  // The parts that have come are told by their number.
  // oxlint-disable-next-line react/exhaustive-deps
  const found = useMemo(() => foundArticles(groups, all.parts, asked), [asked, count, isPlatformUser]);
  const isComplete = all.parts.size === groups.length;
  return (
    <div className={classes.found}>
      <p role="status" className={classes.status}>
        {isComplete || found.length > 0 ? t('found', { count: found.length }) : t('loading')}
      </p>
      {all.error === null ? null : <PartFailure onRetry={all.retry} />}
      {isComplete && found.length === 0 ? <EmptyState title={t('nothing')} /> : null}
      <ul className={classes.list}>
        {found.map(({ name, article }) => (
          <li key={name}>
            <ArticleLink name={name} />
            {article === undefined ? null : <p>{plainText(article.what, language)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WholeManual() {
  const t = useTexts(manualScreenMessages);
  const groups = groupsFor(useSession());
  const all = useManualParts(groups.map(({ group }) => group));
  return (
    <>
      <PageTitle title={t('whole')} backTo={screens.manual}>
        <Button
          disabled={all.parts.size < groups.length}
          leftSection={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </PageTitle>
      <Surface>
        {all.parts.size === groups.length ? (
          <div className={classes.whole}>
            {groups.flatMap(({ group, articles }) =>
              articles.map((name: ArticleName) => <InWhole key={name} name={name} part={all.parts.get(group)} />),
            )}
          </div>
        ) : all.error === null ? (
          <FormSkeleton fields={8} />
        ) : (
          <PartFailure onRetry={all.retry} />
        )}
      </Surface>
    </>
  );
}

type Part = ReturnType<ManualParts['parts']['get']>;

function InWhole({ name, part }: { name: ArticleName; part: Part }) {
  const titles = useTexts(manualTitles);
  const article = part?.articles[name];
  if (article === undefined) return null;
  return (
    <article>
      <h2>{titles(name)}</h2>
      <ArticleView name={name} article={article} level={3} linkTo={(other) => <ArticleLink name={other} />} />
    </article>
  );
}
