import { attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { serveMasterData } from '../../../platform/master-data/master-data.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeValue, saveAttribute, setAttributeStatus } from './attribute.commands.ts';
import { getAttribute, listAttributes, listValues } from './attribute.queries.ts';

/** What goods of one kind differ in, with the values there are: size, colour, storage. */
export function attributeRoutes(server: Server): void {
  serveMasterData(
    server,
    { contract: attributeContract, of: attributeMasterData },
    {
      save: (context, { body }) => saveAttribute(context, body),
      get: (context, { params }) => getAttribute(context, params.id),
      list: (context, { query }) => listAttributes(context, query),
      setStatus: (context, { params }) => setAttributeStatus(context, params.id),
      values: (context, { query }) => listValues(context, query.attributeId),
      removeValue: (context, { params }) => removeValue(context, params.resourceId),
    },
    {
      attribute_value_value_key: { field: 'attributeValues', key: 'attribute.valueDouble' },
      item_attribute_value_known: { field: 'attributeValues', key: 'attribute.valueUsed' },
    },
  );
}
