import { useId } from 'react';
import type { SharedItem } from './shared-item.ts';
import { useNames } from './page-texts.ts';

type Attribute = SharedItem['itemAttributeValueList'][number];
type Props = { attributes: readonly Attribute[]; chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** One group of choices for each attribute: colours as swatches, all others as words. */
export function Choices({ attributes, chosen, onChange }: Props) {
  return attributes.map((attribute) => {
    const ids = attribute.values.map(({ id }) => id);
    return (
      <ChoiceGroup
        key={attribute.attributeName}
        attribute={attribute}
        chosen={chosen}
        onChoose={(id) => onChange(chosen.map((current) => (ids.includes(current) ? id : current)))}
      />
    );
  });
}

type GroupProps = { attribute: Attribute; chosen: readonly number[]; onChoose: (id: number) => void };

function ChoiceGroup({ attribute, chosen, onChoose }: GroupProps) {
  const nameOf = useNames();
  const labelId = useId();
  const current = attribute.values.find(({ id }) => chosen.includes(id));
  return (
    <div className="choices">
      <p id={labelId}>
        {nameOf(attribute.attributeName, attribute.attributeNameNp)}
        {attribute.isColour && current !== undefined ? `: ${nameOf(current.value, current.valueAlias)}` : null}
      </p>
      <div role="group" aria-labelledby={labelId}>
        {attribute.values.map(({ id, value, valueAlias, swatch }) => {
          const name = nameOf(value, valueAlias);
          const shared = { type: 'button', 'aria-pressed': id === current?.id, onClick: () => onChoose(id) } as const;
          return attribute.isColour && swatch !== null ? (
            <button
              key={id}
              {...shared}
              className="swatch"
              aria-label={name}
              title={name}
              style={{ backgroundColor: swatch }}
            />
          ) : (
            <button key={id} {...shared}>
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
