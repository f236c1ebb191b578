import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { portalTypeKeys, tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { defaultDocumentKind, type DocumentKind, type SettlementDirection } from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { rupeesFromPaisa, subtractPaisa, type Paisa } from '@bahi/domain/numbers/money';
import {
  isTdsNature,
  tdsNatureNames,
  tdsNatures,
  tdsOf,
  tdsPortalNumbers,
  usualPortalType,
} from '@bahi/domain/numbers/tds';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ChoiceField } from '../tds/ChoiceField.tsx';
import { type PaymentValues, sumOf, typedPaisa } from './payment-form.ts';

export type TaxedDocument = { type: DocumentKind; id: number };

type Props = {
  form: AppForm<PaymentValues>;
  position: number;
  direction: SettlementDirection;
  /** The document that is paid; null for several. */
  taxed: TaxedDocument | null;
  /** After the amount of the tax changed. */
  onTax: () => void;
};

/**
 * What a row of tax is of: the kind of payment, which gives the rate of its day, and the amount without VAT, offered from
 * the document. The tax is reckoned from both.
 */
export function TaxFields({ form, position, direction, taxed, onTax }: Props) {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const { control } = form;
  const name = `paymentLedgerDetailRequestDtoList.${position}` as const;
  const offer = useOffer({ form, position, taxed });
  const rateOf = (nature: string): number | undefined => offer?.rates.find((one) => one.nature === nature)?.rate;
  const reckon = (): void => {
    const { tdsNature, tdsBase } = form.getValues(name);
    const rate = rateOf(String(tdsNature ?? ''));
    if (rate === undefined) return;
    const tax = tdsOf(typedPaisa(tdsBase), Math.round(rate * 100));
    form.setValue(`${name}.paymentAmount`, String(rupeesFromPaisa(tax)), { shouldDirty: true });
    onTax();
  };
  const choose = (nature: string): void => {
    const own = isTdsNature(nature) ? tdsNatures[nature].portalType : null;
    if (direction === 'PAID') form.setValue(`${name}.tdsPortalType`, own ?? offer?.portalType ?? usualPortalType);
    reckon();
  };
  const natures = tdsNatureNames.map((nature) => {
    const rate = rateOf(nature);
    const text = rate === undefined ? '' : ` · ${inDigitsOf(String(rate), language)} %`;
    return { value: nature, label: `${words(nature)}${text}` };
  });
  return (
    <>
      <ChoiceField
        control={control}
        name={`${name}.tdsNature`}
        label={words('nature')}
        options={[{ value: '', label: '' }, ...natures]}
        onChanged={choose}
        required
      />
      <AmountField control={control} name={`${name}.tdsBase`} label={words('base')} onChanged={reckon} required />
      {direction === 'PAID' ? (
        <ChoiceField
          control={control}
          name={`${name}.tdsPortalType`}
          label={words('portalType')}
          options={tdsPortalNumbers.map((number) => ({
            value: String(number),
            label: `${inDigitsOf(String(number), language)} · ${words(portalTypeKeys[number])}`,
          }))}
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

/** The rates of the day of the row and the base that is left of its document, which an empty row takes. */
function useOffer({ form, position, taxed }: Pick<Props, 'form' | 'position' | 'taxed'>) {
  const name = `paymentLedgerDetailRequestDtoList.${position}` as const;
  const dayAD = useWatch({ control: form.control, name: `${name}.paymentDate` });
  const params = { componentTypeKey: taxed?.type ?? defaultDocumentKind, componentEntityId: taxed?.id ?? 0 };
  const query = { dayAD: /^\d{4}-\d{2}-\d{2}$/.test(dayAD) ? dayAD : '' };
  const answer = useCall(tdsContract.offer, { params, query }, { enabled: taxed !== null, keepPrevious: true });
  const base = answer.data?.base;
  const isOffered = useRef(false);
  useEffect(() => {
    if (base === undefined || isOffered.current) return;
    isOffered.current = true;
    if (String(form.getValues(`${name}.tdsBase`) ?? '') === '') form.setValue(`${name}.tdsBase`, String(base));
    if (String(form.getValues(`${name}.tdsNature`) ?? '') === '') form.setValue(`${name}.paymentAmount`, '');
  }, [base, form, name]);
  return answer.data;
}

/** What is above the due because of tax is taken off the first row of money, where that is enough. */
export function fitIntoDue(form: AppForm<PaymentValues>, due: Paisa): void {
  const rows = form.getValues('paymentLedgerDetailRequestDtoList');
  const above = subtractPaisa(sumOf(rows), due);
  const position = rows.findIndex(({ paymentMode }) => paymentMode !== 'TDS' && paymentMode !== 'ADVANCE');
  const money = typedPaisa(rows[position]?.paymentAmount);
  if (due <= 0 || above <= 0 || money <= above) return;
  const left = String(rupeesFromPaisa(subtractPaisa(money, above)));
  form.setValue(`paymentLedgerDetailRequestDtoList.${position}.paymentAmount`, left, { shouldDirty: true });
}
