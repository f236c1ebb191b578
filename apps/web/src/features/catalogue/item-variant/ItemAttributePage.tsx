import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import {
  atAttributeRows,
  attributesForm,
  combinationCountOf,
  type ItemAttributes,
  valueIdsOf,
  valuesOf,
} from './attribute-form.ts';
import { AttributeRows } from './AttributeRows.tsx';
import { type FramedItem, ItemFrame } from './ItemFrame.tsx';
import classes from './ItemAttributePage.module.css';

registerTexts(itemVariantMessages);

/** Which attributes an item has, and which of their values; how many combinations that makes is said before any is made. */
export function ItemAttributePage() {
  return (
    <ItemFrame step="attributes" needs={itemVariantContract.saveAttributeValues}>
      {(item) => <ReadAttributes item={item} />}
    </ItemFrame>
  );
}

function ReadAttributes({ item }: { item: FramedItem }) {
  const saved = useFresh(itemVariantContract.attributeValues, { params: { itemId: item.id } });
  const [reloads, setReloads] = useState(0);
  const reload = (): void => void saved.refetch().then(() => setReloads((count) => count + 1));
  if (saved.isError) return <ErrorState error={saved.error} onRetry={reload} />;
  if (saved.isPending) return <FormSkeleton fields={4} />;
  return <AttributesForm key={reloads} saved={saved.data} onReload={reload} />;
}

function AttributesForm({ saved, onReload }: { saved: ItemAttributes; onReload: () => void }) {
  const t = useTexts(itemVariantScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const save = useSend(itemVariantContract.saveAttributeValues, { errors: 'form' });
  const form = useAppForm(attributesForm, valuesOf(saved));
  const attributes = useWatch({ control: form.control, name: 'attributes' });
  const { itemId } = saved;
  return (
    <FormPage
      form={form}
      backTo={screenAt(screens.itemVariants, { itemId })}
      saveLabel={t('saveAndChoose')}
      onReload={onReload}
      onSave={async (values) => {
        const body = { itemId, attributeValueIds: valueIdsOf(values) };
        try {
          await save.mutateAsync({ body: { ...body, removesVariants: false } });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.code !== 'itemVariant.variantsGo') throw atAttributeRows(error, values, saved);
          const isMeant = await confirm({
            kind: 'own',
            question: error.message,
            confirm: ui('remove'),
            isDangerous: true,
          });
          if (!isMeant) return;
          await save.mutateAsync({ body });
        }
        await navigate(screenAt(screens.itemCombinations, { itemId }));
      }}
    >
      <p className={classes.hint}>{t('attributesText')}</p>
      <AttributeRows form={form} />
      <p className={classes.count} role="status">
        {t('combinationCount', { count: combinationCountOf({ attributes }), made: saved.ledgerDetailCount })}
      </p>
    </FormPage>
  );
}
