import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { keptAnswer, sendKept } from './kept-answer.ts';

/** Describes every call as OpenAPI 3.1, from the same schemas that validate it. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bahi',
        version: '1',
        description: 'Business accounting and inventory for Nepali businesses. Amounts in rupees, days YYYY-MM-DD.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (given) => {
      const made = jsonSchemaTransform(given);
      const endpoint = given.route.config?.endpoint;
      if (endpoint?.files !== undefined) {
        made.schema.consumes = ['multipart/form-data'];
        made.schema.body = {
          type: 'object',
          properties: Object.fromEntries(endpoint.files.map((field) => [field, { type: 'string', format: 'binary' }])),
          required: [...endpoint.files],
        };
      } else if (endpoint?.form === true) {
        made.schema.consumes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
      }
      return made;
    },
    transformObject: jsonSchemaTransformObject,
  });
}

/** The description as it is asked for, put into words once: it takes longer than anything else that anybody may ask. */
export function serveApiDocument(app: FastifyInstance): void {
  let kept: ReturnType<typeof keptAnswer> | null = null;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    kept ??= keptAnswer(Buffer.from(JSON.stringify(app.swagger())), 'application/json; charset=utf-8');
    return sendKept(request, reply, kept);
  });
}
