import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { parseRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useKnownVendor } from '../../parties/vendor/use-known-vendor.ts';
import type { CostsControl } from './direct-cost-form.ts';

type Props = {
  control: CostsControl;
  position: number;
  purchase: { isImport: boolean; issuedDateAD: string };
};

/** The bill of a cost: its number, its two days, and the VAT on top where it is set off. */
export function CostBillFields({ control, position, purchase }: Props) {
  const t = useTexts(directCostScreenMessages);
  const name = `costs.${position}` as const;
  const hasVat = (parseRupees(useField({ control, name: `${name}.vatAmount` }).text) ?? zeroPaisa) > 0;
  return (
    <>
      <VatField control={control} position={position} purchase={purchase} />
      <TextField
        control={control}
        name={`${name}.billNumber`}
        label={t('billNumber')}
        maxLength={50}
        required={hasVat}
      />
      <DayFields control={control} position={position} purchase={purchase} />
    </>
  );
}

/** VAT is set off by a business with VAT: of a vendor who is registered for it, and of what the customs take. */
function VatField({ control, position, purchase }: Props) {
  const t = useTexts(directCostScreenMessages);
  const { business } = useSession();
  const hasVat = business?.companyRegisterType === 'VAT';
  const vendor = useField({ control, name: `costs.${position}.vendorId` });
  const vat = useField({ control, name: `costs.${position}.vatAmount` });
  const isAsked = hasVat && !purchase.isImport && vendor.text !== '';
  const known = useKnownVendor(vendor.text, isAsked);
  const isTaken = hasVat && (purchase.isImport || (isAsked ? known?.isVatRegistered : false));
  const isStray = isTaken === false && vat.text !== '';
  useEffect(() => {
    if (isStray) vat.change('');
    // What was entered for another vendor goes when it is known that this one has none.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStray]);
  // What was entered stays in view until it is known, so that a refusal has its place.
  if (isTaken === false || (isTaken === undefined && vat.text === '')) return null;
  return (
    <AmountField control={control} name={`costs.${position}.vatAmount`} label={t('vat')} description={t('vatHint')} />
  );
}

/** Bill date and due date; the second follows the first until it is chosen itself. */
function DayFields({ control, position, purchase }: Props) {
  const t = useTexts(directCostScreenMessages);
  const { todayAD } = useSession();
  const name = `costs.${position}` as const;
  const bill = useField({ control, name: `${name}.billDateAD` });
  const due = useField({ control, name: `${name}.dueDateAD` });
  const isChosen = useRef(false);
  const lastBillDay = useRef(bill.value);
  const follow = (billDay: string): void => {
    const isFollowing = !isChosen.current && due.value === lastBillDay.current;
    if (billDay === '') return;
    lastBillDay.current = billDay;
    // Where it stays it is judged anew, against the other day.
    due.change(isFollowing ? billDay : due.value);
  };
  return (
    <>
      <DateField
        control={control}
        name={`${name}.billDateAD`}
        label={t('billDate')}
        min={purchase.issuedDateAD}
        max={todayAD}
        required
        onChanged={follow}
      />
      <DateField
        control={control}
        name={`${name}.dueDateAD`}
        label={t('dueDate')}
        required
        onChanged={() => {
          isChosen.current = true;
        }}
      />
    </>
  );
}
