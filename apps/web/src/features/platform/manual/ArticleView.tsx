import type { Article, Section } from '@bahi/contract/platform/manual/article';
import { type ArticleName, groupsFor } from '@bahi/contract/platform/manual/manual-index';
import { manualScreenMessages } from '@bahi/contract/platform/manual/manual-screen.messages';
import { screens } from '@bahi/contract/screens';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useMenu, useSession } from '../../../platform/session.tsx';
import { keyGroups } from '../../../ui/keys/key-groups.ts';
import { KeyList } from '../../../ui/keys/Keys.tsx';
import classes from './Manual.module.css';
import { maySee, screenOf } from './open-screens.ts';
import { SaidText } from './SaidText.tsx';

type Props = {
  name: ArticleName;
  article: Article;
  /** Of its headings: below the title of a screen, or of a panel. */
  level: 2 | 3;
  /** Whether an address leads to its sections: on a page of its own. */
  hasAnchors?: boolean;
  /** How one gets to another article. */
  linkTo: (name: ArticleName) => ReactNode;
};

/** What the manual says of one thing. */
export function ArticleView({ name, article, level, hasAnchors = false, linkTo }: Props) {
  const t = useTexts(manualScreenMessages);
  const { keys = [], troubles = [] } = article;
  const Heading = headings[level];
  const readable = groupsFor(useSession()).flatMap(({ articles }): readonly ArticleName[] => articles);
  const related = article.related.filter((other) => readable.includes(other));
  return (
    <div className={classes.article}>
      <p className={classes.what}>
        <SaidText text={article.what} />
      </p>
      <p>
        <b>{t('why')}: </b>
        <SaidText text={article.why} />
      </p>
      <GoTo path={screenOf(name, null)} />
      {Object.entries(article.sections).map(([section, content]) => (
        <SectionView
          key={section}
          article={name}
          name={section}
          section={content}
          level={level}
          hasAnchors={hasAnchors}
        />
      ))}
      {keys.length === 0 ? null : (
        <section aria-label={t('keys')}>
          <Heading>{t('keys')}</Heading>
          <KeyList doings={keyGroups.flatMap(([, doings]) => doings).filter(([word]) => keys.includes(word))} />
        </section>
      )}
      {troubles.length === 0 ? null : (
        <section aria-label={t('troubles')}>
          <Heading>{t('troubles')}</Heading>
          <dl className={classes.terms}>
            {troubles.map(({ trouble, remedy }) => (
              <div key={trouble.en}>
                <dt>
                  <SaidText text={trouble} />
                </dt>
                <dd>
                  <SaidText text={remedy} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {related.length === 0 ? null : (
        <nav aria-label={t('related')} className={classes.related}>
          <Heading>{t('related')}</Heading>
          <ul>
            {related.map((other) => (
              <li key={other}>{linkTo(other)}</li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const headings = { 2: 'h2', 3: 'h3' } as const;

type SectionProps = { article: ArticleName; name: string; section: Section; level: 2 | 3; hasAnchors: boolean };

function SectionView({ article, name, section, level, hasAnchors }: SectionProps) {
  const Heading = headings[level];
  const { title, text, steps = [], terms = [], screen } = section;
  return (
    <section id={hasAnchors ? name : undefined} data-section={name} className={classes.section}>
      <Heading>
        <SaidText text={title} />
      </Heading>
      {text === undefined ? null : (
        <p>
          <SaidText text={text} />
        </p>
      )}
      {steps.length === 0 ? null : (
        <ol>
          {steps.map((step) => (
            <li key={step.en}>
              <SaidText text={step} />
              {step.screen === undefined ? null : <GoTo path={screens[step.screen]} />}
            </li>
          ))}
        </ol>
      )}
      {terms.length === 0 ? null : (
        <dl className={classes.terms}>
          {terms.map(({ term, meaning }) => (
            <div key={term.en}>
              <dt lang="ne">
                {term.ne} <span lang="en">· {term.en}</span>
              </dt>
              <dd>
                <SaidText text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <GoTo path={screen === undefined ? screenOf(article, name) : screens[screen]} />
    </section>
  );
}

/** Leads to the screen that is spoken of, whoever may open it. */
function GoTo({ path }: { path: string | null }) {
  const t = useTexts(manualScreenMessages);
  const menu = useMenu();
  const { pathname } = useLocation();
  if (path === null || path === pathname || !maySee(menu.data ?? [], path)) return null;
  return (
    <Link to={path} className={classes.goTo}>
      {t('goTo')}
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
}
