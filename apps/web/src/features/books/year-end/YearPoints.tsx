import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { kindWords } from '@bahi/contract/books/document-registry/document-registry';
import { voucherWords } from '@bahi/contract/books/voucher/voucher-words';
import type { Text } from '@bahi/contract/messages';
import { recordKindWords } from '@bahi/contract/platform/record-history/record-kind-words';
import { isDocumentKind } from '@bahi/domain/document-kinds';
import { isStockPaperKind } from '@bahi/domain/goods/stock-papers';
import { isVoucherKind } from '@bahi/domain/posting/accounts/voucher';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import { pathOfPoint } from './year-paths.ts';
import classes from './YearEnd.module.css';

/** What is looked at before a year is closed; what stands in the way leads to where it is put in order. */
export function YearPoints({ year }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  return (
    <Surface title={t('points')}>
      <ul className={classes.list}>
        {year.points.map((point) => (
          <Point key={`${point.point} ${point.draftKind ?? ''} ${point.accountId ?? ''}`} point={point} year={year} />
        ))}
      </ul>
    </Surface>
  );
}

function Point({ point, year }: { point: YearEnd['points'][number]; year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const isDone = point.count === 0;
  const Icon = isDone ? CircleCheck : CircleAlert;
  const path = pathOfPoint(point, year);
  const name = t(point.point);
  return (
    <li className={classes.point} data-open={!isDone || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        {!isDone && path !== null && can(path.needs) ? <TextLink to={path.path}>{name}</TextLink> : name}
        <AboutPoint point={point} />
      </span>
      {isDone ? (
        <span className={classes.soft}>{t('inOrder')}</span>
      ) : (
        <strong>
          {point.amount === null ? (
            formatNumber(point.count, language)
          ) : (
            <MoneyText rupees={Math.abs(point.amount)} withUnit />
          )}
        </strong>
      )}
    </li>
  );
}

function draftWord(kind: string): Text | null {
  if (isDocumentKind(kind)) return kindWords[kind];
  if (isStockPaperKind(kind)) return recordKindWords[kind];
  return isVoucherKind(kind) ? voucherWords[kind] : null;
}

/** Of which kind or account it is. */
function AboutPoint({ point: { draftKind, name, nameNp, gain } }: { point: YearEnd['points'][number] }) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const ofDrafts = draftKind === null ? null : draftWord(draftKind);
  if (ofDrafts !== null) return <small>{ofDrafts[language]}</small>;
  if (gain !== null) return <small>{t('ofWhichGain', { amount: formatRupees(paisaOf(gain), language) })}</small>;
  return name === null ? null : <small>{nameIn(language, name, nameNp)}</small>;
}
