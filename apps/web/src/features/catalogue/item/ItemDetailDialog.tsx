import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { RecordHistory } from '../../platform/record-history/RecordHistory.tsx';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { DetailList, type Details } from '../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { RichText } from '../../../ui/texts/RichText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { LabelsButton } from '../item-variant/LabelsButton.tsx';
import { ItemFiles } from '../item-image/ItemFiles.tsx';
import { PriceTaxAtRate } from '../tax-rate/PriceTax.tsx';
import type { ItemDetail } from './item-form.ts';
import classes from './ItemDetailDialog.module.css';
import { StockText } from './StockText.tsx';
import { useTradeDetails } from './use-trade-details.tsx';

type Props = {
  itemId: number | null;
  opened: boolean;
  onClose: () => void;
  onEdit: (itemId: number) => void;
};

/** An item with its stock by outlet. */
export function ItemDetailDialog({ itemId, opened, onClose, onEdit }: Props) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const item = useFresh(itemContract.get, opened && itemId !== null ? { params: { itemId } } : null);
  const canEdit = itemId !== null && can(itemContract.update);
  return (
    <DetailDialog
      opened={opened}
      onClose={onClose}
      title={item.data === undefined ? t('item') : nameIn(language, item.data.name, item.data.nameNp)}
      onEdit={canEdit ? () => onEdit(itemId) : undefined}
      size={720}
      actions={
        <>
          {itemId === null ? null : <LabelsButton itemId={itemId} />}
          {can(itemContract.create) ? (
            <Button
              variant="default"
              component={Link}
              to={screens.newItem}
              leftSection={<Plus size={18} aria-hidden />}
            >
              {t('add')}
            </Button>
          ) : null}
        </>
      }
    >
      {item.isError ? <ErrorState error={item.error} onRetry={() => void item.refetch()} /> : null}
      {item.isPending ? <FormSkeleton /> : null}
      {item.data === undefined ? null : (
        <>
          <ItemDetails heading="h3" item={item.data} />
          <RecordHistory kind="ITEM" id={item.data.id} />
        </>
      )}
    </DetailDialog>
  );
}

/** Its figures, its stock by outlet, and the rest of what is kept of it. Its headings are of the level below its title's. */
export function ItemDetails({ item, heading }: { item: ItemDetail; heading: 'h2' | 'h3' }) {
  const t = useTexts(itemScreenMessages);
  const tax = useTexts(taxRateScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const trade = useTradeDetails(item);
  const batch = useTexts(batchScreenMessages);
  const numbers = {
    sellingPrice: { label: t('sellingPrice'), value: <MoneyText rupees={item.sellingPrice} withUnit /> },
    taxable: {
      label: tax('tax'),
      value: <PriceTaxAtRate taxable={item.taxable} vatIncluded={item.vatIncluded} taxRateId={item.taxRateId} />,
    },
    stockQuantity: { label: t('stock'), value: <StockText item={item} /> },
    reorderPoint: { label: t('reorderPoint'), value: <QuantityText value={item.reorderPoint} /> },
  };
  const text = {
    description: {
      label: t('description'),
      value: item.description === null ? null : <RichText html={item.description} />,
      wide: true,
    },
  };
  const particulars = {
    name: { label: t('name'), value: item.name },
    nameNp: { label: t('nameNp'), value: item.nameNp },
    code: { label: t('code'), value: item.code },
    sku: { label: t('sku'), value: item.sku },
    barcode: { label: t('barcode'), value: item.barcode },
    categoryName: { label: t('category'), value: nameIn(language, item.categoryName, item.categoryNameNp) },
    subCategoryName: {
      label: t('subCategory'),
      value: item.subCategoryName === null ? null : nameIn(language, item.subCategoryName, item.subCategoryNameNp),
    },
    size: { label: t('size'), value: item.size },
    model: { label: t('model'), value: item.model },
    mrp: { label: t('mrp'), value: <MoneyText rupees={item.mrp} withUnit /> },
    shareable: { label: t('shareable'), value: ui(item.shareable ? 'yes' : 'no') },
    isPriceShareable: { label: t('isPriceShareable'), value: ui(item.isPriceShareable ? 'yes' : 'no') },
    brandName: { label: t('brand'), value: nameIn(language, item.brandName, item.brandNameNp) },
    purchasePrice: { label: t('purchasePrice'), value: <MoneyText rupees={item.purchasePrice} withUnit /> },
    purchaseDateAD: { label: t('purchaseDate'), value: <DateText ad={item.purchaseDateAD} withAd /> },
    hsCode: { label: t('hsCode'), value: item.hsCode },
    keepsBatches: item.keepsBatches === true ? { label: batch('keepsBatches'), value: ui('yes') } : null,
    isActive: { label: ui('status'), value: <StatusBadge isActive={item.isActive} /> },
  } satisfies Details<
    ItemDetail,
    | keyof typeof numbers
    | keyof typeof text
    | 'vatIncluded'
    | 'hasVariants'
    | 'unitName'
    | 'stock'
    | 'defaultUnits'
    | 'planningData'
  >;
  return (
    <>
      <DetailList details={numbers} />
      <StockByOutlet item={item} heading={heading} />
      <DetailList details={{ ...particulars, ...trade, ...text }} />
      <ItemFiles itemId={item.id} readOnly />
    </>
  );
}

function StockByOutlet({ item, heading: Heading }: { item: ItemDetail; heading: 'h2' | 'h3' }) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  return (
    <section className={classes.stock} aria-label={t('stockByOutlet')}>
      <Heading className={classes.title}>{t('stockByOutlet')}</Heading>
      {item.stock.length === 0 ? (
        <p className={classes.none}>{t('noStock')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('outlet')}</th>
              <th scope="col" data-align="end">
                {t('quantity')}
              </th>
              <th scope="col" data-align="end">
                {t('valueColumn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {item.stock.map((row) => (
              <tr key={row.outletId}>
                <td>{nameIn(language, row.outletName, row.outletNameNp)}</td>
                <td data-align="end">
                  <QuantityText value={row.quantity} unit={nameIn(language, item.unitName, item.unitNameNp)} />
                </td>
                <td data-align="end">
                  <MoneyText rupees={row.value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
