import type { Answer } from '@bahi/contract/endpoint';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { screens } from '@bahi/contract/screens';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useListState } from '../../../platform/use-list-state.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { TdsError } from './TdsError.tsx';
import classes from './Tds.module.css';

export type Withheld = Answer<typeof tdsContract.withheld>['rows'][number];

/** What customers held back, and whose certificate is missing. */
export function TdsWithheld() {
  const t = useTexts(tdsScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const list = useListState({ filters: ['certificate'], sort: '-dateAD' });
  const answer = useCall(tdsContract.withheld, { query: list.query }, { keepPrevious: true });
  const keeping = useDialog<Withheld>();
  const columns = useColumns();
  if (answer.isError) return <TdsError error={answer.error} onRetry={() => void answer.refetch()} />;
  const filter = {
    name: 'certificate',
    label: t('certificate'),
    options: [
      { value: '1', label: t('missing') },
      { value: '2', label: t('there') },
    ],
  } as const;
  const opens = can(paymentContract.getSettlement)
    ? { onOpen: (row: Withheld) => void navigate(`${screens.payments}?view=${row.settlementId}`) }
    : {};
  return (
    <>
      <ListPage
        title={t('withheldTab')}
        list={list}
        answer={answer}
        call={tdsContract.withheld}
        filters={[filter]}
        searchLabel={t('searchLabel')}
        head={
          <div className={classes.bar}>
            <p>
              {t('heldSum')} <MoneyText rupees={answer.data?.total ?? 0} withUnit />
            </p>
            <p>
              {t('missingSum')} <MoneyText rupees={answer.data?.missing ?? 0} withUnit />
            </p>
          </div>
        }
        hasSums
        columns={columns}
        rowKey={(row) => row.paymentId}
        rowName={(row) => row.number ?? nameIn(language, row.customerName, row.customerNameNp)}
        {...opens}
        actionsOf={(row) =>
          can(tdsContract.certify) && !isBusinessInactive
            ? [{ label: t('keepCertificate'), onClick: () => keeping.open(row) }]
            : []
        }
        empty={{ text: t('noWithheldText') }}
      />
      {keeping.target === null ? null : (
        <CertificateDialog opened={keeping.opened} onClose={keeping.close} row={keeping.target} />
      )}
    </>
  );
}

function useColumns(): Column<Withheld>[] {
  const t = useTexts(tdsScreenMessages);
  const words = useTexts(tdsWords);
  const language = useLanguage();
  return [
    {
      key: 'dateAD',
      title: words('date'),
      cell: (row) => <DateText ad={row.dateAD} />,
      sort: 'dateAD',
      whole: true,
      card: 'date',
    },
    { key: 'number', title: t('receipt'), cell: (row) => row.number ?? '—', whole: true, card: 'more' },
    {
      key: 'customerName',
      title: t('customer'),
      cell: (row) => nameIn(language, row.customerName, row.customerNameNp),
      sort: 'customerName',
      card: 'who',
    },
    { key: 'nature', title: words('nature'), cell: (row) => words(row.nature), card: 'more' },
    { key: 'base', title: words('base'), cell: (row) => <MoneyText rupees={row.base} />, align: 'end' },
    {
      key: 'certificateNumber',
      title: words('certificateNumber'),
      cell: (row) => row.certificateNumber ?? <Badge tone="warning">{t('missing')}</Badge>,
      sort: 'certificateNumber',
      card: 'status',
    },
    {
      key: 'certificateDate',
      title: words('certificateDate'),
      cell: (row) => (row.certificateDateAD === null ? '—' : <DateText ad={row.certificateDateAD} />),
    },
    {
      key: 'amount',
      title: words('amount'),
      cell: (row) => <MoneyText rupees={row.amount} />,
      cardCell: (row) => <MoneyText rupees={row.amount} withUnit />,
      sort: 'amount',
      align: 'end',
      card: 'amount',
    },
  ];
}
