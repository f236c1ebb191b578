import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { defaultDocumentKind, type DocumentKind, type SettlementDirection } from '@bahi/domain/document-kinds';
import { rupeesFromPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ChoiceField } from '../tds/ChoiceField.tsx';
import { proposedType, type SaidOfDay, taxOf, useTaxChoices } from '../tds/tax-choices.ts';
import { moneyBesideTax, type PaymentValues, sumOf, typedPaisa } from './payment-form.ts';

export type TaxedDocument = { type: DocumentKind; id: number };

type Props = {
  form: AppForm<PaymentValues>;
  position: number;
  direction: SettlementDirection;
  /** The document that is paid; null for several. */
  taxed: TaxedDocument | null;
  /** What the rows may come to. */
  due: Paisa;
  /** After the amount of the tax changed; with what the rows came to before. */
  onTax: (before: Paisa) => void;
};

/**
 * What a row of tax is of: the kind of payment, which gives the rate of its day, and the amount without VAT, offered from
 * the document. The tax is reckoned from both.
 */
export function TaxFields({ form, position, direction, taxed, due, onTax }: Props) {
  const words = useTexts(tdsWords);
  const { control } = form;
  const name = `paymentLedgerDetailRequestDtoList.${position}` as const;
  const { offer, reckon } = useReckoning({ form, position, taxed, due, onTax });
  const { natures, portalTypes } = useTaxChoices(offer);
  const choose = (nature: string): void => {
    if (direction === 'PAID') form.setValue(`${name}.tdsPortalType`, proposedType(offer, nature));
    reckon();
  };
  return (
    <>
      <ChoiceField
        control={control}
        name={`${name}.tdsNature`}
        label={words('nature')}
        options={natures}
        onChanged={choose}
        required
      />
      <AmountField control={control} name={`${name}.tdsBase`} label={words('base')} onChanged={reckon} required />
      {direction === 'PAID' ? (
        <ChoiceField
          control={control}
          name={`${name}.tdsPortalType`}
          label={words('portalType')}
          options={portalTypes}
        />
      ) : (
        <>
          <TextField
            control={control}
            name={`${name}.tdsCertificate`}
            label={words('certificateNumber')}
            maxLength={40}
          />
          <DateField control={control} name={`${name}.tdsCertificateDate`} label={words('certificateDate')} />
        </>
      )}
    </>
  );
}

type TaxedRow = PaymentValues['paymentLedgerDetailRequestDtoList'][number];

/** The tax that a row comes to. */
function taxOfRow(offer: SaidOfDay | undefined, { tdsNature, tdsBase }: TaxedRow): string | null {
  return taxOf(offer, { nature: String(tdsNature ?? ''), base: typedPaisa(tdsBase) });
}

/**
 * The rates of the day of the row and the base that is left of its document, which an empty row takes, and what reckons the
 * tax of both: also when they come late, and anew for another day. An amount that somebody typed stays, and so does all
 * of a row that is stored.
 */
function useReckoning({ form, position, taxed, due, onTax }: Omit<Props, 'direction'>) {
  const name = `paymentLedgerDetailRequestDtoList.${position}` as const;
  const dayAD = useWatch({ control: form.control, name: `${name}.paymentDate` });
  const params = { componentTypeKey: taxed?.type ?? defaultDocumentKind, componentEntityId: taxed?.id ?? 0 };
  const query = { dayAD: /^\d{4}-\d{2}-\d{2}$/.test(dayAD) ? dayAD : '' };
  const wish = { enabled: taxed !== null, keepPrevious: true };
  const { data: offer, isPlaceholderData } = useCall(tdsContract.offer, { params, query }, wish);
  const reckoned = useRef<string | null>(null);
  const reckon = (): void => {
    const tax = taxOfRow(offer, form.getValues(name));
    if (tax === null) return;
    const before = sumOf(form.getValues('paymentLedgerDetailRequestDtoList'));
    form.setValue(`${name}.paymentAmount`, tax, { shouldDirty: true });
    reckoned.current = tax;
    onTax(before);
  };
  const arrive = (isFirst: boolean): void => {
    if (offer === undefined) return;
    const row = form.getValues(name);
    if (isFirst && !isTold(row.tdsBase) && offer.base !== null) form.setValue(`${name}.tdsBase`, String(offer.base));
    // What was proposed for the row is what was due, and no tax.
    const isProposed = sumOf(form.getValues('paymentLedgerDetailRequestDtoList')) === due;
    if (isFirst && isProposed && !isTold(row.tdsNature)) form.setValue(`${name}.paymentAmount`, '');
    const amount = form.getValues(`${name}.paymentAmount`);
    if (!isTold(amount) || String(amount) === reckoned.current) reckon();
  };
  const latest = useRef(arrive);
  const hasArrived = useRef(false);
  useEffect(() => {
    latest.current = arrive;
  });
  useEffect(() => {
    if (offer === undefined || isPlaceholderData) return;
    latest.current(!hasArrived.current);
    hasArrived.current = true;
  }, [offer, isPlaceholderData]);
  return { offer, reckon };
}

function isTold(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** The first row of money takes what the tax leaves of the due; `before` is what the rows came to before the tax changed. */
export function fitIntoDue(form: AppForm<PaymentValues>, due: Paisa, before: Paisa): void {
  const fitted = moneyBesideTax(form.getValues('paymentLedgerDetailRequestDtoList'), { due, before });
  if (fitted === null) return;
  const amount = String(rupeesFromPaisa(fitted.amount));
  form.setValue(`paymentLedgerDetailRequestDtoList.${fitted.position}.paymentAmount`, amount, { shouldDirty: true });
}
