import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatRupees, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { CircleCheck, CircleMinus, CirclePlus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';

/** How a count differs from the books: in words, with a sign, and by colour. */
export function DifferenceBadge({ difference }: { difference: Paisa }) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  if (difference === 0)
    return (
      <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
        {t('even')}
      </Badge>
    );
  const isShort = difference < 0;
  const amount = formatRupees(isShort ? negatePaisa(difference) : difference, language);
  const Sign = isShort ? CircleMinus : CirclePlus;
  return (
    <Badge tone={isShort ? 'danger' : 'warning'} icon={<Sign size={14} aria-hidden />}>
      {t(isShort ? 'short' : 'over', { amount })}
    </Badge>
  );
}
