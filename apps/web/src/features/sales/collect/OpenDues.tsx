import type { Answer } from '@bahi/contract/endpoint';
import type { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { isDocumentKind } from '@bahi/domain/document-kinds';
import { ActionIcon } from '@mantine/core';
import { BellRing, MessageCircle } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Collect.module.css';
import { LateText } from './CollectCells.tsx';
import type { DuesOpeners } from './use-dues-actions.tsx';
import { useDuesRights } from './use-dues-rights.ts';

type Bill = Answer<typeof collectContract.get>['bills'][number];
type Props = { bills: readonly Bill[]; isCut: boolean; remind: DuesOpeners['remind'] };

/** The bills that are not paid, the oldest first, each opened and reminded of from here. */
export function OpenDues({ bills, isCut, remind }: Props) {
  const t = useTexts(collectScreenMessages);
  const { mayRemind } = useDuesRights();
  return (
    <section className={classes.section}>
      <h3>{t('bills')}</h3>
      <ul className={classes.rows}>
        {bills.map((bill) => (
          <li key={bill.id} className={classes.row}>
            <div className={classes.told}>
              <span className={classes.line}>
                <BillName bill={bill} />
                <MoneyText rupees={bill.dueAmount} withUnit />
              </span>
              {bill.dueAmount < 0 ? (
                <small className={classes.soft}>
                  <DateText ad={bill.dateAD} /> · {t('takenOff')}
                </small>
              ) : (
                <small className={classes.soft} data-late={bill.daysLate > 0 || undefined}>
                  <DateText ad={bill.dueDateAD} /> · <LateText daysLate={bill.daysLate} />
                </small>
              )}
            </div>
            {mayRemind && bill.isReminded ? <Asks bill={bill} remind={remind} /> : null}
          </li>
        ))}
      </ul>
      {isCut ? <p className={classes.soft}>{t('billsCut', { count: bills.length })}</p> : null}
    </section>
  );
}

function BillName({ bill: { id, kind, number } }: { bill: Bill }) {
  const t = useTexts(collectScreenMessages);
  const { can } = useSession();
  if (number === null || !isDocumentKind(kind)) return <span>{t('otherDue')}</span>;
  const { list, needs } = documentScreen(kind);
  return can(needs) ? <TextLink to={`${list}?view=${id}`}>{number}</TextLink> : <span>{number}</span>;
}

function Asks({ bill, remind }: { bill: Bill } & Pick<Props, 'remind'>) {
  const t = useTexts(collectScreenMessages);
  const subject = { of: 'document', id: bill.id } as const;
  const number = bill.number ?? '';
  return (
    <span className={classes.asks}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={`${t('whatsApp')}: ${number}`}
        title={t('whatsApp')}
        onClick={() => remind({ subject, way: 'WHATSAPP' })}
      >
        <MessageCircle size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('remindOf', { number })}
        title={t('remind')}
        onClick={() => remind({ subject })}
      >
        <BellRing size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
