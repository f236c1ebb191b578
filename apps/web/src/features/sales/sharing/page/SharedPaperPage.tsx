import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../platform/language.ts';
import { PublicFailure } from '../../../../ui/public-page/public-client.ts';
import { LanguageButtons } from '../../../../ui/public-page/LanguageButtons.tsx';
import { ChainPlace } from './ChainPlace.tsx';
import { PaperContent } from './PaperContent.tsx';
import { usePageTexts } from './page-texts.ts';
import { addressOf, getSharedPaper, type Link, type SharedPaper } from './shared-paper.ts';
import { PaperStatus } from './PaperStatus.tsx';

/** What there is to show: the paper, that the link shows none, or why nothing came. */
type Shown = { paper: SharedPaper } | 'loading' | 'missing' | { failure: string | null };

/** A bill as its seller's books have it now, for whoever has the link: without a login, and without the app's frame. */
export function SharedPaperPage({ link }: { link: Link }) {
  const t = usePageTexts();
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const show = (next: Shown): void => {
      if (!isLeft) setShown(next);
    };
    getSharedPaper(link).then(
      (paper) => show({ paper }),
      (failure: unknown) => show(shownOf(failure)),
    );
    return () => {
      isLeft = true;
    };
    // The paper comes in the language of the page.
  }, [link, language, tries]);
  const found = typeof shown === 'object' && 'paper' in shown ? shown.paper : null;
  return (
    <>
      <header className="head">
        <strong>{found?.paper.seller.name ?? ''}</strong>
        <LanguageButtons label={t('language')} />
      </header>
      <main>
        {found === null ? (
          <Instead
            shown={shown}
            onRetry={() => {
              setShown('loading');
              setTries((count) => count + 1);
            }}
          />
        ) : (
          <Found link={link} paper={found} />
        )}
      </main>
    </>
  );
}

function Found({ link, paper }: { link: Link; paper: SharedPaper }) {
  const t = usePageTexts();
  const language = useLanguage();
  const { main } = paper.paper.title;
  useEffect(() => {
    document.title = `${main} ${paper.number}`;
  }, [main, paper.number]);
  return (
    <>
      <PaperStatus paper={paper} />
      <PaperContent paper={paper.paper} />
      <p className="files">
        <a href={addressOf('pdf', link, language)}>{t('savePdf')}</a>
        <a href={addressOf('receipt', link, language)}>{t('saveReceipt')}</a>
      </p>
      <ChainPlace chain={paper.chain} />
    </>
  );
}

function shownOf(failure: unknown): Shown {
  if (!(failure instanceof PublicFailure)) return { failure: null };
  return failure.status === 404 ? 'missing' : { failure: failure.message === '' ? null : failure.message };
}

function Instead({ shown, onRetry }: { shown: Shown; onRetry: () => void }) {
  const t = usePageTexts();
  if (shown === 'loading') return <p className="plain" role="status">{`${t('loading')} …`}</p>;
  if (shown === 'missing')
    return (
      <div className="plain">
        <h1>{t('missing')}</h1>
        <p>{t('missingText')}</p>
      </div>
    );
  const reason = typeof shown === 'object' && 'failure' in shown ? shown.failure : null;
  return (
    <div className="plain" role="alert">
      <h1>{t('failed')}</h1>
      <p>{reason ?? t('noAnswer')}</p>
      <button type="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
