import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { yearEndContract } from '@bahi/contract/books/year-end/year-end.contract';
import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { screens } from '@bahi/contract/screens';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { Button } from '@mantine/core';
import { CircleCheck, Lock, LockOpen } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText, useLongDay } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useLockRights } from '../period-lock/use-lock-acts.ts';
import { CloseYearDialog } from './CloseYearDialog.tsx';
import { LockYearDialog } from './LockYearDialog.tsx';
import { ReopenYearDialog } from './ReopenYearDialog.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import classes from './YearEnd.module.css';

/** Whether a year runs, is over, closed or locked, and what may be done about it. */
export function YearState({ year }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const longDay = useLongDay();
  const days = t('days', { from: longDay(year.firstDayAD), to: longDay(year.lastDayAD) });
  return (
    <Surface title={days}>
      {year.isOver ? (
        <OverText year={year} />
      ) : (
        <p className={classes.soft}>{t('running', { day: longDay(year.lastDayAD) })}</p>
      )}
      {year.closing === null ? null : <Vouchers closing={year.closing} />}
      {year.before === null ? null : <Before before={year.before} />}
      <Buttons year={year} />
    </Surface>
  );
}

function OverText({ year: { closing, isLocked } }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const [Icon, word] = stateOf(closing !== null, isLocked);
  return (
    <>
      <p className={classes.state}>
        <Icon size={18} aria-hidden />
        {t(word)}
      </p>
      {closing === null ? (
        <p className={classes.soft}>{t(isLocked ? 'lockedText' : 'openText')}</p>
      ) : (
        <p className={classes.soft}>
          {t('closedText', { name: closing.closedBy })} <MomentText at={closing.closedAt} />
        </p>
      )}
      {closing !== null && isLocked ? <p className={classes.soft}>{t('lockedText')}</p> : null}
    </>
  );
}

function stateOf(isClosed: boolean, isLocked: boolean) {
  if (isLocked) return [Lock, 'locked'] as const;
  return isClosed ? ([CircleCheck, 'closed'] as const) : ([LockOpen, 'open'] as const);
}

/** The vouchers in force, each a link to itself. */
function Vouchers({ closing: { vouchers, onto } }: { closing: NonNullable<YearEnd['closing']> }) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  return (
    <ul className={classes.list} aria-label={t('vouchers')}>
      {vouchers.map(({ id, code, outletName, outletNameNp, profit }) => (
        <li key={id} className={classes.point}>
          <span>
            {can(voucherContract.get) ? <TextLink to={`${screens.vouchers}?view=${id}`}>{code}</TextLink> : code}
            <small>{`${nameIn(language, outletName, outletNameNp)} · ${t(onto)}`}</small>
          </span>
          {profit === null ? null : <MoneyText rupees={profit} withUnit />}
        </li>
      ))}
    </ul>
  );
}

/** What comes before this year is closed, and where it is done. */
function Before({ before: { act, fiscalYear } }: { before: NonNullable<YearEnd['before']> }) {
  const t = useTexts(yearEndScreenMessages);
  const year = formatFiscalYear(fiscalYear, useLanguage());
  const screen = act === 'CLOSE' ? screens.yearEnd : screens.depreciation;
  return (
    <p className={classes.left}>
      {t(`before${act}`, { year })}{' '}
      <TextLink to={`${screen}?fiscalYear=${encodeURIComponent(fiscalYear)}`}>{t(`to${act}`, { year })}</TextLink>
    </p>
  );
}

function Buttons({ year }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const { mayLock } = useLockRights();
  const closing = useDialog<'close'>();
  const reopening = useDialog<'reopen'>();
  const locking = useDialog<'lock'>();
  const may = (call: typeof yearEndContract.close | typeof yearEndContract.reopen) => can(call) && !isBusinessInactive;
  return (
    <div className={classes.buttons}>
      {year.isClosable && may(yearEndContract.close) ? (
        <Button onClick={() => closing.open('close')}>{t('close')}</Button>
      ) : null}
      {year.isOver && !year.isLocked && mayLock ? (
        <Button variant="default" leftSection={<Lock size={18} aria-hidden />} onClick={() => locking.open('lock')}>
          {t('lock')}
        </Button>
      ) : null}
      {year.isReopenable && may(yearEndContract.reopen) ? (
        <DangerButton onClick={() => reopening.open('reopen')}>{t('reopen')}</DangerButton>
      ) : null}
      {closing.target === null ? null : <CloseYearDialog opened={closing.opened} onClose={closing.close} year={year} />}
      {reopening.target === null ? null : (
        <ReopenYearDialog opened={reopening.opened} onClose={reopening.close} year={year} />
      )}
      {locking.target === null ? null : <LockYearDialog opened={locking.opened} onClose={locking.close} year={year} />}
    </div>
  );
}
