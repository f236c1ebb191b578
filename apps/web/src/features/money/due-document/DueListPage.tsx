import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { screens } from '@bahi/contract/screens';
import { isRepeatedDocument } from '@bahi/domain/document-kinds';
import { type ComponentType, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useDueColumns } from './due-columns.tsx';
import { categoryTypeOf, type DueRow } from './due-document.ts';
import { copyParameter, type DueDetail, type DueKind } from './due-kind.ts';
import type { DueDialogProps } from './DueDialogs.tsx';
import { useDueActions } from './use-due-actions.tsx';
import { dueFilters, useDueFilters } from './use-due-filters.ts';

type Props<Row extends DueRow, Stored extends Row & DueDetail> = {
  kind: DueKind<Row, Stored>;
  /** Loaded when the first dialog is opened. */
  Dialogs: ComponentType<DueDialogProps<Row, Stored>>;
};

/** The records of one kind: found, viewed, edited, paid, cancelled. */
export function DueListPage<Row extends DueRow, Stored extends Row & DueDetail>({ kind, Dialogs }: Props<Row, Stored>) {
  const t = useTexts(kind.texts);
  const party = useTexts(kind.partyTexts);
  const language = useLanguage();
  const { can } = useSession();
  const navigate = useNavigate();
  const list = useListState({ filters: dueFilters });
  const answer = kind.useList(list.query);
  const toggle = kind.useToggle();
  const detail = useAddressDialog('view');
  const payment = useDialog<Row>();
  const mayEdit = can(kind.edit) && can(kind.save);
  const partyOf = (row: Row): string => {
    const { name, nameNp } = kind.partyOf(row);
    return nameIn(language, name, nameNp);
  };
  const openers = {
    edit: mayEdit ? (id: number): void => void navigate(kind.editPath(id)) : undefined,
    copy: can(kind.save) ? (id: number): void => void navigate(`${kind.createPath}?${copyParameter}=${id}`) : undefined,
    pay: payment.open,
    toggle: can(kind.toggle) ? toggle : undefined,
    repeat:
      isRepeatedDocument(kind.kind) && can(recurringContract.save)
        ? (id: number): void => void navigate(`${screens.recurrings}?repeat=${id}`)
        : undefined,
    partyOf,
  };
  const columns = useDueColumns<Row>(t('heading'), { title: party('party'), sort: kind.partySort, nameOf: partyOf });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        call={kind.list}
        hasSums
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.heading}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={useDueActions({ ...openers, view: detail.open })}
        filters={useDueFilters(categoryTypeOf(kind.kind), list.filters.categoryId)}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), to: kind.createPath, needs: kind.save }}
        empty={{ text: t('empty') }}
      />
      {detail.target === null && payment.target === null ? null : (
        <Suspense>
          <Dialogs kind={kind} detail={detail} payment={payment} openers={openers} />
        </Suspense>
      )}
    </>
  );
}
