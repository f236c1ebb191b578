import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, parseRupees, rupeesFromPaisa, subtractPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { priceBeforeTax } from '@bahi/domain/tax';
import { Button } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { DueControl } from '../due-document/due-kind.ts';
import { rateOnDay, taxRatesOf, useTaxRates } from '../../catalogue/tax-rate/use-tax-rates.ts';
import { useKnownVendor } from '../../parties/vendor/use-known-vendor.ts';

type Props = { control: DueControl };

/** What an expense has of the vendor's bill: its number, and the VAT within the total. */
export function BillFields({ control }: Props) {
  const t = useTexts(expenseScreenMessages);
  const hasVat = (parseRupees(useField({ control, name: 'own.vatAmount' }).text) ?? zeroPaisa) > 0;
  return (
    <>
      <TextField control={control} name="own.billNumber" label={t('billNumber')} maxLength={50} required={hasVat} />
      <VatField control={control} />
    </>
  );
}

/**
 * The VAT within the total, where business and vendor are registered for it: only then it is set off. Offers what the
 * usual rate of the bill's day makes of the total, by one click or by arrow down.
 */
function VatField({ control }: Props) {
  const t = useTexts(expenseScreenMessages);
  const language = useLanguage();
  const vendor = useField({ control, name: 'partyId' });
  const vat = useField({ control, name: 'own.vatAmount' });
  const total = parseRupees(useField({ control, name: 'totalBillAmount' }).text) ?? zeroPaisa;
  const rate = useUsualRate(useField({ control, name: 'billDateAD' }).text);
  const isTaken = useIsVatTaken(vendor.text);
  const isStray = isTaken === false && vat.text !== '';
  useEffect(() => {
    if (isStray) vat.change('');
    // What was entered for another vendor goes when it is known that this one has none.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStray]);
  // What was entered stays in view until it is known, so that a refusal has its place.
  if (isTaken === false || (isTaken === undefined && vat.text === '')) return null;
  const offer = subtractPaisa(total, priceBeforeTax(total, Math.round(rate * 100)));
  const isOffered = offer > 0 && parseRupees(vat.text) !== offer;
  const take = (): void => vat.change(String(rupeesFromPaisa(offer)));
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !isOffered) return;
    event.preventDefault();
    take();
  };
  return (
    <div>
      <div onKeyDown={press}>
        <AmountField control={control} name="own.vatAmount" label={t('vatAmount')} description={t('vatHint')} />
      </div>
      {isOffered ? (
        <Button
          variant="subtle"
          size="compact-sm"
          rightSection={<ArrowDown size={14} aria-hidden />}
          aria-keyshortcuts="ArrowDown"
          onClick={take}
        >
          {t('takeVat', { rate: inDigitsOf(String(rate), language), amount: formatRupees(offer, language) })}
        </Button>
      ) : null}
    </div>
  );
}

/** Per cent on the day of the bill; 0 until it is known. */
function useUsualRate(dayAD: string): number {
  const { standard } = taxRatesOf(useTaxRates().data?.rows ?? []);
  return standard === undefined ? 0 : rateOnDay(standard, dayAD);
}

/** Whether the VAT on this vendor's bills can be set off, as the list of the select says; undefined until it is known. */
function useIsVatTaken(vendorId: string): boolean | undefined {
  const { business } = useSession();
  const isRegistered = business?.companyRegisterType === 'VAT';
  const isAsked = isRegistered && vendorId !== '';
  const vendor = useKnownVendor(vendorId, isAsked);
  return isAsked ? vendor?.isVatRegistered : false;
}
