import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './ItemSteps.module.css';

const pathOf = {
  general: screens.editItem,
  attributes: screens.itemAttributes,
  combinations: screens.itemCombinations,
  prices: screens.itemPrices,
  variants: screens.itemVariants,
} as const;
export type ItemStep = keyof typeof pathOf;
const steps = ['general', 'attributes', 'combinations', 'prices', 'variants'] as const satisfies readonly ItemStep[];

/** The address of a step of an item. */
export function itemStepAt(step: ItemStep, itemId: number | string): string {
  return screenAt(pathOf[step], { itemId });
}

/** The line of steps in which an item gets its variants: each is a screen, and none has to be gone through. */
export function ItemSteps({ itemId, current }: { itemId: number | string; current: ItemStep }) {
  const t = useTexts(itemVariantScreenMessages);
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Link
              to={itemStepAt(step, itemId)}
              className={classes.step ?? ''}
              {...(step === current ? { 'aria-current': 'step' } : {})}
            >
              {t(step)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
