import { assetContract, assetState } from '@bahi/contract/books/asset/asset.contract';
import { assetMessages } from '@bahi/contract/books/asset/asset.messages';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { screens } from '@bahi/contract/screens';
import { assetPools } from '@bahi/domain/numbers/depreciation';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Column, Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { AssetRow } from './asset-form.ts';
import { AssetDetailDialog } from './AssetDetailDialog.tsx';
import { AssetDialog } from './AssetDialog.tsx';
import { DisposeDialog } from './DisposeDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useAssetActions } from './use-asset-actions.tsx';

registerTexts(assetMessages);

/** The register of fixed assets: found, seen, entered, mended, sold or given up. */
export function AssetListPage() {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const { can, officeId } = useSession();
  const list = useListState({ filters: ['pool', 'state'] });
  const answer = useCall(assetContract.list, { query: list.query }, { keepPrevious: true });
  const form = useDialog<number | null>();
  const disposing = useDialog<AssetRow>();
  const restoring = useDialog<AssetRow>();
  const detail = useAddressDialog('view');
  const leave =
    <T,>(next: (about: T) => void) =>
    (about: T) => {
      detail.close();
      next(about);
    };
  const openers = {
    edit: leave(form.open),
    dispose: leave(disposing.open),
    restore: leave(restoring.open),
    removed: detail.close,
  };
  const actionsOf = useAssetActions({
    view: detail.open,
    edit: form.open,
    dispose: disposing.open,
    restore: restoring.open,
    removed: detail.close,
  });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={assetContract.list}
        columns={useAssetColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => actionsOf(row)}
        filters={useAssetFilters()}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: assetContract.save, onClick: () => form.open(null) }}
        actions={
          can(assetContract.sheet) && officeId === null ? (
            <Button variant="default" component={Link} to={screens.depreciation}>
              {t('toSheet')}
            </Button>
          ) : null
        }
        empty={{ text: t('empty') }}
      />
      <AssetDetailDialog opened={detail.opened} id={detail.target} onClose={detail.close} openers={openers} />
      <AssetDialog opened={form.opened} id={form.target} onClose={form.close} />
      {disposing.target === null ? null : (
        <DisposeDialog opened={disposing.opened} onClose={disposing.close} asset={disposing.target} />
      )}
      {restoring.target === null ? null : (
        <RestoreDialog opened={restoring.opened} onClose={restoring.close} asset={restoring.target} />
      )}
    </>
  );
}

function useAssetFilters(): Filter<'pool' | 'state'>[] {
  const t = useTexts(assetScreenMessages);
  return [
    { name: 'pool', label: t('pool'), options: assetPools.map((value) => ({ value, label: t(`pool${value}`) })) },
    { name: 'state', label: t('state'), options: assetState.words.map((value) => ({ value, label: t(value) })) },
  ];
}

function useAssetColumns(): Column<AssetRow>[] {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const { outlets } = useSession();
  const columns: Column<AssetRow>[] = [
    { key: 'name', title: t('name'), cell: (row) => nameIn(language, row.name, row.nameNp), sort: 'name', card: 'who' },
    { key: 'pool', title: t('pool'), cell: (row) => t(`pool${row.pool}`), sort: 'pool', card: 'more' },
    {
      key: 'boughtOn',
      title: t('boughtOn'),
      cell: (row) => <DateText ad={row.boughtOnAD} />,
      sort: 'boughtOnAD',
      card: 'date',
    },
  ];
  if (outlets.length > 1)
    columns.push({
      key: 'outlet',
      title: t('outlet'),
      cell: (row) => nameIn(language, row.outletName, row.outletNameNp),
      sort: 'outletName',
      card: 'more',
    });
  return [
    ...columns,
    {
      key: 'cost',
      title: t('costRupees'),
      cell: (row) => <MoneyText rupees={row.cost} />,
      sort: 'cost',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'state',
      title: t('state'),
      cell: (row) => (row.state === 'IN_USE' ? null : t(row.state)),
      card: 'status',
    },
  ];
}
