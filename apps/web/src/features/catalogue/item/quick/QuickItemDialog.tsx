import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { quickItemMessages } from '@bahi/contract/catalogue/item/quick-item.messages';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceMessages } from '@bahi/contract/catalogue/service/service.messages';
import { useEffect } from 'react';
import { ApiError } from '../../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import {
  atQuickFields,
  itemBody,
  newQuickItem,
  quickItemForm,
  type QuickItemValues,
  serviceBody,
} from './quick-item-form.ts';
import { QuickItemFields } from './QuickItemFields.tsx';
import { useUsual } from './use-usual.ts';

registerTexts(itemMessages);
registerTexts(serviceMessages);

/** What was made: the id that a line bears, and the code by which it is found. */
export type MadeItem = { inventoryType: 'ITEM' | 'SERVICE'; id: number; code: string };

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What was searched and not found. */
  typed: string;
  /** Where the goods lie: the outlet of the bill. */
  outletId: number | null;
  onMade: (made: MadeItem) => void;
};

/** A new item with what there is of it, or a new service, without leaving the bill: it can be issued at once. */
export function QuickItemDialog({ opened, onClose, typed, outletId, onMade }: Props) {
  const t = useTexts(quickItemMessages);
  const { can } = useSession();
  const mayKeep = can(itemContract.create);
  const { usual, taxRates } = useUsual(opened);
  const begin = newQuickItem(typed, mayKeep, usual ?? { unitId: '', categoryId: '', taxRateId: '' });
  const form = useAppForm(quickItemForm, begin);
  const isReady = usual !== null;
  useEffect(() => {
    if (opened && isReady) form.reset(begin);
    // What it begins with is what it was when the dialog opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, isReady, form]);
  const save = useSaveQuickItem(outletId);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      form={form}
      onSave={async (values) => {
        const made = await save(values);
        onClose();
        onMade(made);
      }}
      waiting={isReady ? null : <FormSkeleton fields={6} />}
      size={760}
    >
      <QuickItemFields
        form={form}
        taxRates={taxRates}
        mayKeep={mayKeep}
        mayServe={can(serviceContract.save)}
        hasStock={outletId !== null}
      />
    </FormDialog>
  );
}

function useSaveQuickItem(outletId: number | null): (values: QuickItemValues) => Promise<MadeItem> {
  const createItem = useSend(itemContract.create);
  const saveService = useSend(serviceContract.save);
  return async (values) => {
    try {
      if (values.kind === 'SERVICE') {
        const { id, code } = await saveService.mutateAsync({ body: serviceBody(values) });
        return { inventoryType: 'SERVICE', id, code };
      }
      const { itemLedgerDetailId: id, code } = await createItem.mutateAsync({ body: itemBody(values, outletId) });
      return { inventoryType: 'ITEM', id, code };
    } catch (error) {
      throw error instanceof ApiError ? atQuickFields(error) : error;
    }
  };
}
