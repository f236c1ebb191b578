import {
  beyondCredit,
  type BeyondCredit,
  type CreditRule,
  type CreditUse,
  type CreditTerms,
} from '@bahi/domain/goods/credit-limit';
import { asPaisa, formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, type RefusedField } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readCreditUse } from './credit-use.ts';

/** What an invoice keeps of how the credit of its customer was judged. */
export type CreditColumns = Pick<
  Row<'invoice'>,
  | 'credit_rule'
  | 'credit_limit_paisa'
  | 'credit_owed_paisa'
  | 'credit_days'
  | 'credit_late_days'
  | 'credit_passed_by'
  | 'credit_passed_by_name'
  | 'credit_reason'
>;

/** Of what is a draft, paid at once, or sold to somebody whose credit is not limited. */
export const unlimitedCredit: CreditColumns = {
  credit_rule: null,
  credit_limit_paisa: null,
  credit_owed_paisa: null,
  credit_days: null,
  credit_late_days: null,
  credit_passed_by: null,
  credit_passed_by_name: null,
  credit_reason: null,
};

/** Who may let an invoice pass beyond what its customer may owe, where the owner stops it. */
export const rightToPass = 'invoice.approve';

/** An invoice that is about to be issued. */
type Issuing = {
  customerId: number;
  /** As they were read beside what else the invoice needs: of a customer without them nothing more is asked. */
  terms: CreditTerms;
  rule: CreditRule;
  /** What it leaves to be paid. */
  unpaid: Paisa;
  /** Why it passes, from somebody who may let it. */
  reason: string | null;
};

/**
 * Judges what an invoice leaves unpaid by what its customer may owe, in all outlets together. Beyond it, it goes through
 * where the owner only warns; where they stop it, it needs the reason of somebody who may let it pass, and is refused at
 * its customer else. Answers what the invoice keeps of it.
 */
export async function judgeCredit(context: Context, issuing: Issuing): Promise<CreditColumns> {
  const { customerId, rule, unpaid, reason } = issuing;
  if (unpaid <= 0 || !isLimited(issuing.terms)) return unlimitedCredit;
  const terms = issuing.terms.limit === null ? issuing.terms : await holdLimit(context, customerId);
  if (!isLimited(terms)) return unlimitedCredit;
  const use = await readCreditUse(context, customerId);
  const beyond = beyondCredit(terms, use, unpaid);
  const judged: CreditColumns = {
    ...unlimitedCredit,
    credit_rule: rule,
    credit_limit_paisa: terms.limit,
    credit_owed_paisa: use.owed,
    credit_days: terms.days,
    credit_late_days: use.lateDays,
  };
  if (beyond === null || rule === 'WARN') return judged;
  if (reason === null || !context.can(rightToPass)) return refuse(context, { terms, use, beyond, unpaid });
  const { userId, fullName } = context.session;
  return { ...judged, credit_passed_by: userId, credit_passed_by_name: fullName, credit_reason: reason };
}

function isLimited({ limit, days }: CreditTerms): boolean {
  return limit !== null || days !== null;
}

/**
 * Invoices to a customer with a limit go one after another, so that two at once do not each take what is left of it. The
 * row is held before any stock or number, and alone: what only names the customer does not wait.
 */
async function holdLimit({ db, businessId }: Context, customerId: number): Promise<CreditTerms> {
  const [row] = await db.query<{ credit_limit_paisa: number | null; credit_days: number | null }>(
    'select credit_limit_paisa, credit_days from customer where business_id = $1 and id = $2 for no key update',
    [businessId, customerId],
  );
  return row === undefined ? failNotFound() : creditTermsOf(row);
}

/** What a customer's row says of their credit. */
export function creditTermsOf(row: Pick<Row<'customer'>, 'credit_limit_paisa' | 'credit_days'>): CreditTerms {
  const { credit_limit_paisa: limit, credit_days: days } = row;
  return { limit: limit === null ? null : asPaisa(limit), days };
}

type Refused = { terms: CreditTerms; use: CreditUse; beyond: BeyondCredit; unpaid: Paisa };

/** Says at the customer what is beyond what, and what can be done; who may let it pass is asked for the reason too. */
function refuse(context: Context, { terms, use, beyond, unpaid }: Refused): never {
  const { language } = context;
  const mayPass = context.can(rightToPass);
  const way = textOf(language, mayPass ? 'creditLimit.passIt' : 'creditLimit.askForPass');
  const rupees = (paisa: Paisa): string => formatRupees(paisa, language);
  const said: RefusedField =
    beyond.over > 0 && terms.limit !== null
      ? {
          field: 'customerId',
          key: 'creditLimit.over',
          parameters: {
            over: rupees(beyond.over),
            limit: rupees(terms.limit),
            owed: rupees(use.owed),
            invoice: rupees(unpaid),
            way,
          },
        }
      : {
          field: 'customerId',
          key: 'creditLimit.late',
          parameters: { late: use.lateDays ?? 0, days: terms.days ?? 0, way },
        };
  return fail(said.key, {
    fields: mayPass ? [said, { field: 'creditReason', key: 'creditLimit.reasonNeeded' }] : [said],
  });
}
