import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { settleForm } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';
import { useInvoiceChoices } from '../../../stock/goods-lines/notes/use-invoice-choices.ts';

type Props = { form: AppForm<z.input<typeof settleForm>>; outletId: number };

/** The invoice that was written in the place of one that is in no books: of the same outlet, by its number or customer. */
export function InsteadField(props: Props) {
  const { can } = useSession();
  return can(invoiceContract.list) ? <ChooseInstead {...props} /> : null;
}

function ChooseInstead({ form: { control }, outletId }: Props) {
  const t = useTexts(salesCounterScreenMessages);
  const field = useField({ control, name: 'invoiceId' });
  const { choices } = useInvoiceChoices({ outletId });
  return (
    <SearchSelect
      label={t('settleInvoice')}
      value={typeof field.value === 'number' ? field.value : ''}
      {...(field.error === undefined ? {} : { error: field.error })}
      {...choices}
      onChange={(id) => field.change(typeof id === 'number' ? id : '')}
    />
  );
}
