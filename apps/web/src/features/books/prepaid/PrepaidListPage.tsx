import { prepaidContract, prepaidState } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidMessages } from '@bahi/contract/books/prepaid/prepaid.messages';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Prepaid } from './prepaid-form.ts';
import { PrepaidBalances } from './PrepaidBalances.tsx';
import { PrepaidDetailDialog } from './PrepaidDetailDialog.tsx';
import { PrepaidDialog } from './PrepaidDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { usePrepaidActions } from './use-prepaid-actions.tsx';
import { usePrepaidColumns } from './use-prepaid-columns.tsx';

registerTexts(prepaidMessages);

/** The register of prepaid expenses: entered, mended, and taken month by month. */
export function PrepaidListPage() {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['state'] });
  const answer = useCall(prepaidContract.list, { query: list.query }, { keepPrevious: true });
  const summed = useCall(prepaidContract.balances, {});
  const form = useDialog<number | null>();
  const takingBack = useDialog<Prepaid>();
  const detail = useAddressDialog('view');
  const leave =
    <T,>(next: (about: T) => void) =>
    (about: T) => {
      detail.close();
      next(about);
    };
  const openers = { edit: leave(form.open), takeBack: leave(takingBack.open), removed: detail.close };
  const actionsOf = usePrepaidActions({ view: detail.open, edit: form.open, removed: detail.close });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={prepaidContract.list}
        columns={usePrepaidColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.name, row.nameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={(row) => actionsOf(row)}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: prepaidState.words.map((value) => ({ value, label: t(value) })),
          },
        ]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: prepaidContract.save, onClick: () => form.open(null) }}
        actions={summed.data === undefined ? null : <PostButton balances={summed.data} />}
        head={<Head summed={summed} />}
        empty={{ text: t('empty') }}
      />
      <PrepaidDetailDialog opened={detail.opened} id={detail.target} onClose={detail.close} openers={openers} />
      <PrepaidDialog opened={form.opened} id={form.target} onClose={form.close} />
      {takingBack.target === null ? null : (
        <TakeBackDialog opened={takingBack.opened} onClose={takingBack.close} prepaid={takingBack.target} />
      )}
    </>
  );
}

type Summed = ReturnType<typeof useCall<typeof prepaidContract.balances>>;

/** Register beside account; where they could not be read it says so, since the months that are due hang on them too. */
function Head({ summed: { data, isError, error, refetch } }: { summed: Summed }) {
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data === undefined ? null : <PrepaidBalances balances={data} />;
}

/** Posts all months that are over; nothing while none is. */
function PostButton({ balances: { dueMonths, dueAmount } }: { balances: Answer<typeof prepaidContract.balances> }) {
  const t = useTexts(prepaidScreenMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const post = useSend(prepaidContract.post);
  if (dueMonths === 0 || !can(prepaidContract.post) || isBusinessInactive) return null;
  const amount = formatRupees(paisaOf(dueAmount), language);
  const question = t('postQuestion', { months: inDigitsOf(String(dueMonths), language), amount });
  const postAll = async (): Promise<void> => {
    if (!(await confirm({ kind: 'own', question, confirm: t('post') }))) return;
    await post.mutateAsync({ body: {} }).catch(() => undefined);
  };
  return (
    <Button variant="default" loading={post.isPending} onClick={() => void postAll()}>
      {t('post')}
    </Button>
  );
}
