import { taxRateScreenMessages } from '@bahi/contract/tax-rate/tax-rate-screen.messages';
import { useTexts } from '../../platform/i18n.ts';

/** How a price stands to VAT: included in it, added to it, or none. */
export function PriceTax({ taxable, vatIncluded }: { taxable: boolean; vatIncluded: boolean }) {
  const t = useTexts(taxRateScreenMessages);
  return t(!taxable ? 'notTaxable' : vatIncluded ? 'included' : 'added');
}
