import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { LabelsButton } from './LabelsButton.tsx';
import { type FramedItem, ItemFrame } from './ItemFrame.tsx';
import {
  atPriceRows,
  changesOf,
  priceForm,
  type PriceValues,
  type Variant,
  valuesOf,
  wrongOutletOf,
} from './price-form.ts';
import { PriceFilling } from './PriceFilling.tsx';
import { PriceTable } from './PriceTable.tsx';
import classes from './PricePage.module.css';

registerTexts(itemVariantMessages);
registerTexts(itemMessages);

/** The prices of an item's variants as a table, saved together. */
export function PricePage() {
  return (
    <ItemFrame step="prices" needs={itemVariantContract.savePrices}>
      {(item) => <ReadPrices item={item} />}
    </ItemFrame>
  );
}

function ReadPrices({ item }: { item: FramedItem }) {
  const variants = useFresh(itemVariantContract.list, { params: { id: item.id }, query: {} });
  const [reloads, setReloads] = useState(0);
  const reload = (): void => void variants.refetch().then(() => setReloads((count) => count + 1));
  if (variants.isError) return <ErrorState error={variants.error} onRetry={reload} />;
  if (variants.isPending) return <FormSkeleton fields={8} />;
  return <PricesForm key={reloads} item={item} variants={variants.data} onReload={reload} />;
}

type FormProps = { item: FramedItem; variants: readonly Variant[]; onReload: () => void };

function PricesForm({ item, variants, onReload }: FormProps) {
  const t = useTexts(itemVariantScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const outlets = session.outlets.filter(({ id }) => session.officeId === null || session.officeId === id);
  const [outletId, setOutletId] = useState(outlets[0]?.id ?? 0);
  const save = useSend(itemVariantContract.savePrices);
  const before = valuesOf(variants);
  const form = useAppForm(priceForm, before);
  useWrongOutlet(form, setOutletId);
  const after = screenAt(screens.itemVariants, { itemId: item.id });
  return (
    <FormPage
      form={form}
      backTo={after}
      saveLabel={t('savePrices')}
      onReload={onReload}
      onSave={async (values) => {
        const changes = changesOf(values, before);
        const { ledgerDetails } = changes;
        try {
          if (ledgerDetails.length > 0) await save.mutateAsync({ body: { itemId: item.id, ledgerDetails } });
        } catch (error) {
          throw error instanceof ApiError ? atPriceRows(error, changes) : error;
        }
        await navigate(after);
      }}
    >
      {variants.length > 1 ? <PriceFilling item={item} variants={variants} form={form} /> : null}
      <p className={classes.hint}>
        {t('keysHint')} {outletId === 0 ? null : t('openingStockHint')}
      </p>
      {outlets.length > 1 ? (
        <div className={classes.outlet}>
          <FormGrid>
            <SearchSelect
              label={t('outlet')}
              value={outletId}
              options={outlets.map(({ id, name, nameNp }) => ({
                value: id,
                label: nameIn('en', name, nameNp),
                labelNp: nameIn(language, name, nameNp),
              }))}
              onChange={(chosen) => setOutletId(Number(chosen))}
            />
          </FormGrid>
        </div>
      ) : null}
      <div className={classes.labels}>
        <LabelsButton itemId={item.id} />
      </div>
      <PriceTable form={form} variants={variants} outletId={outletId} />
    </FormPage>
  );
}

/** After each try to save: the outlet with a wrong quantity, which may be another than the one that is shown. */
function useWrongOutlet({ formState }: AppForm<PriceValues>, show: (outletId: number) => void): void {
  const { errors, submitCount } = formState;
  const wrong = wrongOutletOf(errors.rows ?? {});
  useEffect(() => {
    if (submitCount > 0 && wrong !== undefined) show(wrong);
    // Once for each try: what is mended meanwhile leads nowhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
}
