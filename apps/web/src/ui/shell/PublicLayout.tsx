import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import { showOwnFont } from '../../platform/kept/own-font.ts';
import { returnPath } from '../../platform/route-guards.ts';
import { fetchScreen } from '../../platform/routing/offered-screens.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import classes from './PublicLayout.module.css';
import { useDocumentTitle } from './use-document-title.ts';

/** Not waited for: the screen is there without it. */
const HelpLine = lazy(async () => ({ default: (await import('./HelpLine.tsx')).HelpLine }));

/** The frame of the screens before the login: the product's face beside the screen. */
export function PublicLayout() {
  const t = useTexts(signInMessages);
  useEffect(showOwnFont, []);
  return (
    <div className={classes.page}>
      <aside className={classes.face}>
        <div className={classes.ledger} aria-hidden>
          {Array.from({ length: 9 }, (_, line) => (
            <span key={line} />
          ))}
        </div>
        <p className={classes.brand}>{t('product')}</p>
        <p className={classes.slogan}>{t('slogan')}</p>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <span className={classes.smallBrand}>{t('product')}</span>
          <LanguageToggle />
        </header>
        <main id="content" className={classes.main}>
          <Outlet />
        </main>
        <footer className={classes.foot}>
          <Suspense>
            <HelpLine />
          </Suspense>
        </footer>
      </div>
    </div>
  );
}

/** One screen before the login: its title, a sentence, and its form. */
export function PublicScreen({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      {text === undefined ? null : <p className={classes.text}>{text}</p>}
      {children}
    </>
  );
}

/** Fields and buttons one below the other. Who fills them in is about to come in: what is behind them is fetched meanwhile. */
export function PublicForm({ children }: { children: ReactNode }) {
  const fetchNext = (): void => void fetchScreen(returnPath(window.location.search));
  return (
    <div className={classes.form} onFocus={fetchNext}>
      {children}
    </div>
  );
}

/** The links at the foot of a screen. */
export function PublicLinks({ children }: { children: ReactNode }) {
  return <div className={classes.links}>{children}</div>;
}
