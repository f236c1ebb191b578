import { useEffect, useState } from 'react';
import { PublicFailure } from '../../../../ui/public-page/public-client.ts';
import { LanguageButtons } from '../../../../ui/public-page/LanguageButtons.tsx';
import { getSharedItem, type Link, type SharedItem } from './shared-item.ts';
import { ItemView } from './ItemView.tsx';
import { useNames, usePageTexts } from './page-texts.ts';

/** What there is to show: the item, that the link shows none, or why nothing came. */
type Shown = { item: SharedItem } | 'loading' | 'missing' | { failure: string };

/** An item as its shop shows it to whoever has the link: without a login, and without the app's frame. */
export function SharedItemPage({ link }: { link: Link }) {
  const [shown, setShown] = useState<Shown>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const show = (next: Shown): void => {
      if (!isLeft) setShown(next);
    };
    show('loading');
    getSharedItem(link).then(
      (item) => show({ item }),
      (failure: unknown) => show(shownOf(failure)),
    );
    return () => {
      isLeft = true;
    };
  }, [link, tries]);
  const item = typeof shown === 'object' && 'item' in shown ? shown.item : null;
  return (
    <>
      <PageHeader item={item} />
      <main>
        {item === null ? (
          <Instead shown={shown} onRetry={() => setTries((count) => count + 1)} />
        ) : (
          <ItemView link={link} item={item} />
        )}
      </main>
      <PageFooter item={item} />
    </>
  );
}

function shownOf(failure: unknown): Shown {
  if (!(failure instanceof PublicFailure)) return { failure: '' };
  return failure.status === 404 ? 'missing' : { failure: failure.message };
}

function Instead({ shown, onRetry }: { shown: Shown; onRetry: () => void }) {
  const t = usePageTexts();
  if (shown === 'loading') return <p className="plain" role="status">{`${t('loading')} …`}</p>;
  if (shown === 'missing')
    return (
      <div className="plain">
        <h1>{t('notShared')}</h1>
        <p>{t('notSharedText')}</p>
      </div>
    );
  const reason = typeof shown === 'object' && 'failure' in shown ? shown.failure : '';
  return (
    <div className="plain" role="alert">
      <h1>{t('failed')}</h1>
      {reason === '' ? null : <p>{reason}</p>}
      <button type="button" onClick={onRetry}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

function PageHeader({ item }: { item: SharedItem | null }) {
  const t = usePageTexts();
  const nameOf = useNames();
  return (
    <header className="head">
      <strong>{item === null ? '' : nameOf(item.businessName, item.businessNameNp)}</strong>
      <LanguageButtons label={t('language')} />
    </header>
  );
}

function PageFooter({ item }: { item: SharedItem | null }) {
  const t = usePageTexts();
  const nameOf = useNames();
  if (item === null) return null;
  return <footer>{t('copyright', { business: nameOf(item.businessName, item.businessNameNp) })}</footer>;
}
