import { publicScreens } from '@bahi/contract/sales/sharing/public-addresses';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useLanguage } from '../../../../platform/language.ts';
import { usePageTexts } from './page-texts.ts';
import type { SharedPaper } from './shared-paper.ts';

/** Where the paper stands in the chain that its seller's books are sealed with, and what to keep of it. */
export function ChainPlace({ chain }: { chain: SharedPaper['chain'] }) {
  const t = usePageTexts();
  const language = useLanguage();
  return (
    <section className="chain">
      {chain === null ? null : (
        <>
          <h2>{t('chain')}</h2>
          <p>{t('chainText', { number: formatNumber(chain.number, language) })}</p>
          <p>
            {`${t('digest')}: `}
            <code>{chain.digest}</code>
          </p>
        </>
      )}
      <p>
        {t('receiptText')} <a href={publicScreens.checkReceipt}>{t('checkReceipt')}</a>
      </p>
    </section>
  );
}
