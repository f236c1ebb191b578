import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryForm } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import type { Context } from '../../../../platform/core/context.ts';
import { writeMasterData } from '../../../../platform/master-data/master-data-write.ts';
import { saveAttribute } from '../../../catalogue/attribute/attribute.commands.ts';
import { getAttribute } from '../../../catalogue/attribute/attribute.queries.ts';
import { saveItemCategory } from '../../../catalogue/item-category/item-category.commands.ts';
import type { Made, Missing } from '../import-kind.ts';
import { readItemNames } from './item-names.ts';
import { shortCodeOf } from './item-references.ts';

/** Makes what rows refer to and is not there, through the commands of its own forms. Answers what is new. */
export async function makeMissing(context: Context, missing: readonly Missing[]): Promise<Made[]> {
  const made: Made[] = [];
  const of = (what: Missing['what']): readonly Missing[] => missing.filter((one) => one.what === what);
  for (const { name } of of('category')) {
    const { id } = await saveItemCategory(context, itemCategoryForm.parse({ name }));
    made.push({ kind: 'CATEGORY', recordId: id });
  }
  for (const { name, within } of of('subCategory')) {
    const parent = (await readItemNames(context)).category(within ?? '');
    const parentId = typeof parent === 'object' ? parent.id : null;
    const { id } = await saveItemCategory(context, itemCategoryForm.parse({ name, parentId }));
    made.push({ kind: 'CATEGORY', recordId: id });
  }
  for (const { name } of of('brand')) {
    // Its Nepali name is not in the file; it is asked for when somebody edits the brand.
    const form = brandContract.save.body.parse({ name, nameNp: name });
    made.push({ kind: 'BRAND', recordId: await writeMasterData(context, brandContract.masterData, form) });
  }
  for (const { name } of of('unit')) {
    const form = unitContract.save.body.parse({ name, shortCode: shortCodeOf(name) });
    made.push({ kind: 'UNIT', recordId: await writeMasterData(context, unitContract.masterData, form) });
  }
  return [...made, ...(await makeAttributes(context, of('attribute'), of('attributeValue')))];
}

async function makeAttributes(
  context: Context,
  attributes: readonly Missing[],
  values: readonly Missing[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [name, group] of Map.groupBy(values, ({ within }) => within ?? '')) {
    const isNew = attributes.some((one) => one.name === name);
    const fresh = group.map((one) => ({ value: one.name }));
    const known = isNew ? null : (await readItemNames(context)).attributes(name)[0];
    const current = known === null || known === undefined ? null : await getAttribute(context, known.id);
    const saved = await saveAttribute(
      context,
      attributeContract.save.body.parse({
        ...(current === null ? { name, nameNp: name } : { ...current, nameNp: current.nameNp ?? name }),
        attributeValues: [...(current?.attributeValues ?? []), ...fresh],
      }),
    );
    if (isNew) made.push({ kind: 'ATTRIBUTE', recordId: saved.id });
  }
  return made;
}
