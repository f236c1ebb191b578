import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetMessages } from '@bahi/contract/books/asset/asset.messages';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { screens } from '@bahi/contract/screens';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { asPaisa, formatRupees, paisaOf, subtractPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAddress } from '../../../../platform/use-address.ts';
import { DangerButton } from '../../../../ui/danger/DangerButton.tsx';
import { FiscalYearChoice } from '../../../../ui/dates/FiscalYearChoice.tsx';
import { MomentText } from '../../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import classes from './Depreciation.module.css';
import { PoolTable } from './PoolTable.tsx';
import { PostDialog } from './PostDialog.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

registerTexts(assetMessages);

export type DepreciationSheet = Answer<typeof assetContract.sheet>;

/** The depreciation of a fiscal year, pool by pool, and its voucher. */
export function DepreciationPage() {
  const t = useTexts(assetScreenMessages);
  const [address] = useAddress();
  const fiscalYear = address.get('fiscalYear') ?? '';
  const query = fiscalYear === '' ? {} : { fiscalYear };
  const { data, error, refetch } = useCall(assetContract.sheet, { query }, { keepPrevious: true });
  return (
    <>
      <PageTitle title={t('sheetTitle')} backTo={screens.assets}>
        {data === undefined ? null : (
          <FiscalYearChoice label={t('year')} fiscalYear={data.fiscalYear} years={data.years} />
        )}
      </PageTitle>
      <p className={classes.soft}>{t('sheetText')}</p>
      {error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <FormSkeleton fields={6} /> : null}
      {data === undefined || error !== null ? null : (
        <>
          <Surface>
            {data.rows.length === 0 ? <p className={classes.soft}>{t('noPools')}</p> : <PoolTable sheet={data} />}
            <Posting sheet={data} />
          </Surface>
          <Agreement sheet={data} />
        </>
      )}
    </>
  );
}

/** Whether it is posted, and what may be done about it. */
function Posting({ sheet }: { sheet: DepreciationSheet }) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const posting = useDialog<'post'>();
  const reversing = useDialog<'reverse'>();
  const { voucher } = sheet;
  return (
    <div className={classes.posting}>
      {voucher === null ? (
        <span className={classes.soft}>{t(sheet.isOver ? 'notPosted' : 'running')}</span>
      ) : (
        <span>
          {can(voucherContract.get) ? (
            <TextLink to={`${screens.vouchers}?view=${voucher.id}`}>{voucher.code}</TextLink>
          ) : (
            voucher.code
          )}
          <small>
            {t('posted', { name: voucher.postedBy })} · <MomentText at={voucher.postedAt} />
          </small>
        </span>
      )}
      {voucher === null && sheet.isOver && sheet.formerYear !== null ? (
        <TextLink to={`${screens.depreciation}?fiscalYear=${encodeURIComponent(sheet.formerYear)}`}>
          {t('formerFirst', { year: formatFiscalYear(sheet.formerYear, language) })}
        </TextLink>
      ) : null}
      {sheet.isPostable && can(assetContract.post) && !isBusinessInactive ? (
        <Button onClick={() => posting.open('post')}>{t('post')}</Button>
      ) : null}
      {sheet.isReversible && can(assetContract.reverse) && !isBusinessInactive ? (
        <DangerButton onClick={() => reversing.open('reverse')}>{t('reverse')}</DangerButton>
      ) : null}
      {posting.target === null ? null : <PostDialog opened={posting.opened} onClose={posting.close} sheet={sheet} />}
      {reversing.target === null ? null : (
        <ReverseDialog opened={reversing.opened} onClose={reversing.close} fiscalYear={sheet.fiscalYear} />
      )}
    </div>
  );
}

/** What the register has beside what the account has. */
function Agreement({ sheet: { registered, booked } }: { sheet: DepreciationSheet }) {
  const t = useTexts(assetScreenMessages);
  const language = useLanguage();
  const difference = subtractPaisa(paisaOf(booked), paisaOf(registered));
  return (
    <Surface narrow>
      <dl className={classes.sums}>
        <div>
          <dt>{t('registered')}</dt>
          <dd>
            <MoneyText rupees={registered} withUnit />
          </dd>
        </div>
        <div>
          <dt>{t('booked')}</dt>
          <dd>
            <MoneyText rupees={booked} withUnit />
          </dd>
        </div>
      </dl>
      <p className={classes.soft}>
        {difference === 0 ? t('agree') : t('differ', { amount: formatRupees(asPaisa(Math.abs(difference)), language) })}
      </p>
    </Surface>
  );
}
