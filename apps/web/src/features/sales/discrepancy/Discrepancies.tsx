import { discrepancyScreenMessages } from '@bahi/contract/sales/discrepancy/discrepancy-screen.messages';
import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { Button, Space } from '@mantine/core';
import { CircleCheck, CircleDot, MessageSquareWarning } from 'lucide-react';
import type { Result } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { Column, RowAction } from '../../../ui/list/list-types.ts';
import { ListCards } from '../../../ui/list/ListCards.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { ReportDiscrepancyDialog } from './ReportDiscrepancyDialog.tsx';
import { ResolveDiscrepancyDialog } from './ResolveDiscrepancyDialog.tsx';

export type Discrepancy = Result<typeof discrepancyContract.report>;
type Props = { invoice: { id: number; grandTotal: number; state: string } };

/** What was reported on an invoice, open and settled; reported and settled from here. */
export function Discrepancies({ invoice }: Props) {
  const t = useTexts(discrepancyScreenMessages);
  const { can } = useSession();
  const answer = useCall(discrepancyContract.ofInvoice, { params: { invoiceId: invoice.id } });
  const report = useDialog<true>();
  const resolve = useDialog<Discrepancy>();
  if (answer.isPending) return <FormSkeleton />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const mayReport = invoice.state === 'FINAL' && can(discrepancyContract.report);
  const button = mayReport ? (
    <Button
      variant="default"
      leftSection={<MessageSquareWarning size={18} aria-hidden />}
      onClick={() => report.open(true)}
    >
      {t('report')}
    </Button>
  ) : null;
  return (
    <>
      {answer.data.length === 0 ? (
        <EmptyState title={t('none')} action={button} />
      ) : (
        <>
          <Rows rows={answer.data} onResolve={resolve.open} />
          <Space h="md" />
          {button}
        </>
      )}
      {report.target === null ? null : (
        <ReportDiscrepancyDialog opened={report.opened} onClose={report.close} invoiceId={invoice.id} />
      )}
      {resolve.target === null ? null : (
        <ResolveDiscrepancyDialog opened={resolve.opened} onClose={resolve.close} discrepancy={resolve.target} />
      )}
    </>
  );
}

type RowsProps = { rows: readonly Discrepancy[]; onResolve: (row: Discrepancy) => void };

function Rows({ rows, onResolve }: RowsProps) {
  const t = useTexts(discrepancyScreenMessages);
  const { can } = useSession();
  const List = useIsDesktop() ? ListTable : ListCards;
  const mayResolve = can(discrepancyContract.resolve);
  const actionsOf = (row: Discrepancy): RowAction[] =>
    row.state === 'OPEN' && mayResolve
      ? [{ label: t('resolve'), icon: <CircleCheck size={18} aria-hidden />, onClick: () => onResolve(row) }]
      : [];
  return (
    <List
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => t(row.reason)}
      label={t('tab')}
      actionsOf={actionsOf}
    />
  );
}

function useColumns(): Column<Discrepancy>[] {
  const t = useTexts(discrepancyScreenMessages);
  return [
    { key: 'reason', title: t('reason'), card: 'who', cell: (row) => t(row.reason) },
    { key: 'remarks', title: t('remarks'), card: 'more', cell: (row) => row.remarks ?? '—' },
    {
      key: 'reported',
      title: t('reportedColumn'),
      card: 'date',
      cell: (row) => (
        <>
          {row.reportedBy}, <MomentText at={row.reportedAt} />
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      cell: (row) => <State row={row} />,
    },
    { key: 'resolution', title: t('resolution'), card: 'more', cell: (row) => row.resolution ?? '—' },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
    },
  ];
}

function State({ row }: { row: Discrepancy }) {
  const t = useTexts(discrepancyScreenMessages);
  return row.state === 'OPEN' ? (
    <Badge tone="warning" icon={<CircleDot size={14} aria-hidden />}>
      {t('open')}
    </Badge>
  ) : (
    <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      {t('resolved')}
    </Badge>
  );
}
