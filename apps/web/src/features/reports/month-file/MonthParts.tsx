import { monthFileScreenMessages } from '@bahi/contract/reports/month-file/month-file-screen.messages';
import { monthFileWords } from '@bahi/contract/reports/month-file/month-file-words.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './MonthFile.module.css';
import type { MonthFile } from './MonthFilePage.tsx';

const bytesOfMegabyte = 1_000_000;

/** What will be in the file, and why a part is not. */
export function MonthParts({ file }: { file: MonthFile }) {
  const t = useTexts(monthFileScreenMessages);
  const words = useTexts(monthFileWords);
  const photos = usePhotosText(file);
  return (
    <ul className={classes.list}>
      {file.parts.map(({ part, leftOut }) => (
        <li key={part}>
          <div className={classes.line}>
            <span>{words(part)}</span>
            <Badge
              tone={leftOut === null ? 'success' : 'neutral'}
              icon={leftOut === null ? <CircleCheck size={14} aria-hidden /> : <CircleMinus size={14} aria-hidden />}
            >
              {leftOut === null ? t('isIn') : words('leftOut')}
            </Badge>
          </div>
          {leftOut === null ? null : <p className={classes.soft}>{words(leftOut)}</p>}
          {part === 'PHOTOS' && leftOut === null
            ? photos.map((text) => (
                <p key={text} className={classes.soft}>
                  {text}
                </p>
              ))
            : null}
        </li>
      ))}
    </ul>
  );
}

function usePhotosText({ photos: { count, bytes, mostBytes } }: MonthFile): string[] {
  const t = useTexts(monthFileScreenMessages);
  const language = useLanguage();
  const size = (of: number) => formatNumber(Math.ceil(of / bytesOfMegabyte), language);
  const all = t('photos', { count: formatNumber(count, language), size: size(bytes) });
  return bytes > mostBytes ? [all, t('tooLarge', { size: size(mostBytes) })] : [all];
}
