import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Button, Checkbox, Stack } from '@mantine/core';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { Dialog, DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Counted } from '../../stock/goods-lines/document-line-parts.tsx';
import type { QuotationDetail, QuotationRow } from './quotation-rows.ts';

type Props = { opened: boolean; onClose: () => void; quotation: Pick<QuotationRow, 'id' | 'code'> };

/** Chooses what of a quotation becomes an invoice draft, and leads to that. */
export function ConvertQuotationDialog({ opened, onClose, quotation }: Props) {
  const t = useTexts(quotationScreenMessages);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('convertTitle', { number: quotation.code ?? '' })} size={560}>
      {opened ? <OpenLines id={quotation.id} /> : null}
    </Dialog>
  );
}

function OpenLines({ id }: { id: number }) {
  const found = useFresh(quotationContract.get, { params: { id } });
  if (found.isPending) return <FormSkeleton fields={3} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return <LineChoices quotation={found.data} />;
}

/** All that is left is ticked at first, so that one key makes the whole. */
function LineChoices({ quotation: { id, version, lines } }: { quotation: QuotationDetail }) {
  const t = useTexts(quotationScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const convert = useSend(quotationContract.convert);
  const open = lines.filter(({ invoiceId }) => invoiceId === null);
  const main = useRef<HTMLButtonElement>(null);
  // The lines come after the dialog has looked for what takes its focus.
  useEffect(() => main.current?.focus(), []);
  const [left, setLeft] = useState<readonly number[]>([]);
  const lineIds = open.map((line) => line.id).filter((lineId) => !left.includes(lineId));
  const make = async (): Promise<void> => {
    // A refusal has been shown as a toast.
    const made = await convert.mutateAsync({ params: { id }, body: { lineIds, version } }).catch(() => null);
    if (made !== null) void navigate(screenAt(screens.editInvoice, { invoiceId: made.invoiceId }));
  };
  return (
    <>
      <p>{t('convertHint')}</p>
      <Stack gap="xs">
        {open.map((line) => (
          <Checkbox
            key={line.id}
            checked={!left.includes(line.id)}
            onChange={({ currentTarget: { checked } }) =>
              setLeft(checked ? left.filter((lineId) => lineId !== line.id) : [...left, line.id])
            }
            label={nameIn(language, line.particulars, line.particularsNp)}
            description={
              <>
                <Counted line={line} /> × {formatRupees(paisaOf(line.rate), language)}
              </>
            }
          />
        ))}
      </Stack>
      <DialogFooter>
        <Button ref={main} disabled={lineIds.length === 0} loading={convert.isPending} onClick={() => void make()}>
          {t('makeDraft')}
        </Button>
      </DialogFooter>
    </>
  );
}
