import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

/** How the OpenAPI document is made from the routes' own schemas. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    // Told in the gallery's own name when it is served.
    info: { title: '', description: 'The API of the gallery.', version: '1' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of somebody who is logged in.' },
        key: { type: 'http', scheme: 'bearer', description: 'The key of another program.' },
      },
    },
  },
  stripBasePath: true,
  transform: jsonSchemaTransform,
  transformObject: (input) => tidy(jsonSchemaTransformObject(input)),
}

/** Drops the shapes that nothing refers to, and names classes of statuses as the standard spells them. */
function tidy(document: ReturnType<Transform>): ReturnType<Transform> {
  const text = JSON.stringify(document).replaceAll('"4xx":', '"4XX":').replaceAll('"5xx":', '"5XX":')
  const tidied = JSON.parse(text) as { components?: { schemas?: Record<string, unknown> } }
  for (const name of Object.keys(tidied.components?.schemas ?? {})) {
    if (!text.includes(`"#/components/schemas/${name}"`)) delete tidied.components?.schemas?.[name]
  }
  return tidied as ReturnType<Transform>
}
