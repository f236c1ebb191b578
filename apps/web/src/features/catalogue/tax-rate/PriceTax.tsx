import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Joined } from '../../../ui/dialogs/DetailList.tsx';
import { useTaxRates } from './use-tax-rates.ts';

type Props = { taxable: boolean; vatIncluded: boolean };

/** How a price stands to VAT: included in it, added to it, or none. */
export function PriceTax({ taxable, vatIncluded }: Props) {
  const t = useTexts(taxRateScreenMessages);
  return t(!taxable ? 'notTaxable' : vatIncluded ? 'included' : 'added');
}

/** The same with the name of the rate, for the view of a record. */
export function PriceTaxAtRate({ taxable, vatIncluded, taxRateId }: Props & { taxRateId: number | null }) {
  const t = useTexts(taxRateScreenMessages);
  const language = useLanguage();
  const rate = useTaxRates().data?.rows.find(({ id }) => id === taxRateId);
  if (!taxable || rate === undefined) return <PriceTax taxable={taxable} vatIncluded={vatIncluded} />;
  return <Joined parts={[nameIn(language, rate.name, rate.nameNp), t(vatIncluded ? 'included' : 'added')]} />;
}
