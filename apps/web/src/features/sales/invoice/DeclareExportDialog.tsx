import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import type { InvoiceRow } from './invoice-rows.ts';

type Props = { opened: boolean; onClose: () => void; invoice: Pick<InvoiceRow, 'id' | 'code' | 'version'> };

/** Notes what the customs declared of an export, which comes after its bill; a mistake is mended here, too. */
export function DeclareExportDialog({ opened, onClose, invoice }: Props) {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const { todayAD } = useSession();
  const declare = useSend(invoiceContract.declare);
  const found = useFresh(invoiceContract.get, opened ? { params: { id: invoice.id } } : null);
  const stored = found.data;
  const form = useAppForm(invoiceContract.declare.body, { declarationNumber: '', declarationDateAD: todayAD });
  useEffect(() => {
    if (stored === undefined) return;
    const { declarationNumber, declarationDateAD, version } = stored;
    form.reset({
      declarationNumber: declarationNumber ?? '',
      declarationDateAD: declarationDateAD ?? todayAD,
      version,
    });
  }, [stored, todayAD, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('declareTitle', { number: invoice.code ?? '' })}
      form={form}
      waiting={
        !opened || stored !== undefined ? null : found.error ? (
          <ErrorState error={found.error} />
        ) : (
          <FormSkeleton fields={2} />
        )
      }
      onReload={() => void found.refetch()}
      onSave={async (body) => {
        await declare.mutateAsync({ params: { id: invoice.id }, body });
        onClose();
      }}
    >
      <FormGrid>
        <TextField
          control={form.control}
          name="declarationNumber"
          label={goods('declarationNumber')}
          required
          autoFocus
        />
        <DateField
          control={form.control}
          name="declarationDateAD"
          label={goods('declarationDate')}
          max={todayAD}
          required
        />
      </FormGrid>
    </FormDialog>
  );
}
