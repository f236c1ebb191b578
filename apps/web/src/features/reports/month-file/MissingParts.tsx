import { monthFileScreenMessages } from '@bahi/contract/reports/month-file/month-file-screen.messages';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { placeOfRecord } from '../../platform/record-history/record-places.ts';
import classes from './MonthFile.module.css';
import type { MonthFile } from './MonthFilePage.tsx';

type Props = { file: MonthFile };

/** What the accountant would ask for: bills without a photo, days that nobody closed, VAT that does not tie. */
export function MissingParts({ file }: Props) {
  const t = useTexts(monthFileScreenMessages);
  const isWhole =
    file.photoless.count === 0 &&
    file.openQuestions.count === 0 &&
    (file.openBoxes ?? []).length === 0 &&
    (file.untied ?? []).length === 0;
  if (isWhole) return <EmptyState icon={null} title={t('whole')} />;
  return (
    <ul className={classes.list}>
      <Photoless file={file} />
      <OpenQuestions file={file} />
      <OpenBoxes file={file} />
      <Untied file={file} />
    </ul>
  );
}

function Photoless({ file: { photoless } }: Props) {
  const t = useTexts(monthFileScreenMessages);
  const language = useLanguage();
  const { count, documents } = photoless;
  if (count === 0) return null;
  const more = count - documents.length;
  return (
    <li>
      <strong>{t('photoless', { count: formatNumber(count, language) })}</strong>
      <ul className={classes.documents}>
        {documents.map((row) => (
          <li key={`${row.documentKind} ${row.documentId}`}>
            <span>
              <TextLink to={`${documentScreen(row.documentKind).list}?view=${row.documentId}`}>{row.name}</TextLink>{' '}
              {nameIn(language, row.partyName, row.partyNameNp)}
            </span>
            <MoneyText rupees={row.amount} withUnit />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes.soft}>{t('more', { count: formatNumber(more, language) })}</p> : null}
    </li>
  );
}

function OpenQuestions({ file: { openQuestions } }: Props) {
  const t = useTexts(monthFileScreenMessages);
  const language = useLanguage();
  const { count, questions } = openQuestions;
  if (count === 0) return null;
  const more = count - questions.length;
  return (
    <li>
      <strong>{t('openQuestions', { count: formatNumber(count, language) })}</strong>
      <ul className={classes.documents}>
        {questions.map(({ id, kind, recordId, recordName, text, askedBy }) => (
          <li key={id}>
            <span>
              <TextLink to={placeOfRecord(kind, recordId)}>{recordName}</TextLink> {text}
            </span>
            <span className={classes.soft}>{t('askedBy', { name: askedBy })}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={classes.soft}>{t('more', { count: formatNumber(more, language) })}</p> : null}
    </li>
  );
}

function OpenBoxes({ file: { openBoxes, month } }: Props) {
  const t = useTexts(monthFileScreenMessages);
  const language = useLanguage();
  const list = `${screens.dayCloses}?fromDateAD=${month.firstDayAD}&toDateAD=${month.lastDayAD}`;
  return (openBoxes ?? []).map(({ accountName, accountNameNp, outletName, outletNameNp, days }) => {
    const name = `${nameIn(language, accountName, accountNameNp)}, ${nameIn(language, outletName, outletNameNp)}`;
    return (
      <li key={name}>
        <TextLink to={list}>{t('openDays', { count: formatNumber(days, language), name })}</TextLink>
      </li>
    );
  });
}

function Untied({ file: { untied, month } }: Props) {
  const t = useTexts(monthFileScreenMessages);
  const ties = useTexts(vatReturnScreenMessages);
  return (untied ?? []).map(({ tie }) => (
    <li key={tie}>
      <TextLink to={screenAt(screens.vatReturn, { lastDay: month.lastDayAD })}>
        {t('untied', { name: ties(tie) })}
      </TextLink>
    </li>
  ));
}
