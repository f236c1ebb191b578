import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { PurchaseStateBadge } from '../purchase/PurchaseStateBadge.tsx';
import type { CostsOfPurchase } from './direct-cost-rows.ts';
import classes from './PurchaseCosts.module.css';

/** The purchase whose goods are brought home: whose bill it is, of which day, and what it comes to. */
export function LandedPurchase({ purchase }: Pick<CostsOfPurchase, 'purchase'>) {
  const t = useTexts(directCostScreenMessages);
  const language = useLanguage();
  return (
    <div className={classes.surface}>
      <DetailList
        details={[
          { label: t('vendor'), value: nameIn(language, purchase.vendorName, purchase.vendorNameNp) },
          { label: t('billNumber'), value: purchase.billNumber },
          { label: t('purchaseDate'), value: <DateText ad={purchase.issuedDateAD} withAd /> },
          { label: t('purchaseTotal'), value: <MoneyText rupees={purchase.grandTotal} withUnit /> },
          { label: t('state'), value: <PurchaseStateBadge purchase={purchase} /> },
        ]}
      />
    </div>
  );
}
