import { z } from 'zod'

import { accountEndpoints } from './accounts/endpoints.ts'
import { secondFactorEndpoints } from './accounts/second-factor-endpoints.ts'
import { actEndpoints } from './acts/endpoints.ts'
import { alertEndpoints } from './alerts/endpoints.ts'
import { applicationEndpoints } from './applications/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { certificateEndpoints } from './certificates/endpoints.ts'
import { collectionEndpoints } from './collection/endpoints.ts'
import { contactEndpoints } from './contacts/endpoints.ts'
import { contactLetterEndpoints } from './contacts/letter-endpoints.ts'
import { contentEndpoints } from './content/endpoints.ts'
import { deliveryEndpoints } from './delivery/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { enquiryEndpoints } from './enquiries/endpoints.ts'
import { templateEndpoints } from './enquiries/template-endpoints.ts'
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts'
import { galleryEndpoints } from './gallery/endpoints.ts'
import { keyEndpoints } from './keys/endpoints.ts'
import { outboxEndpoints } from './mail/endpoints.ts'
import { letterEndpoints } from './mail/letter-endpoints.ts'
import { wordEndpoints } from './mail/word-endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { issueEndpoints } from './newsletter/issue-endpoints.ts'
import { saleEndpoints } from './orders/endpoints.ts'
import { holdsEndpoints } from './orders/holds-endpoints.ts'
import { salesEndpoints } from './orders/sales-endpoints.ts'
import { withdrawalEndpoints } from './orders/withdrawal-endpoints.ts'
import { paperEndpoints } from './papers/endpoints.ts'
import { paymentEndpoints } from './payments/endpoints.ts'
import { personalDataEndpoints } from './personal-data/endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { todayEndpoints } from './today/endpoints.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'

/** What every refusal looks like. */
export const errorReply = z
  .object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string()).min(1)).optional().describe('Messages by field.'),
  })
  .meta({ id: 'Error' })

/** The whole API, by method and path: the server serves these, the client calls these, the document lists these. */
export const endpoints = {
  ...catalogueEndpoints,
  ...accountEndpoints,
  ...outboxEndpoints,
  ...letterEndpoints,
  ...wordEndpoints,
  ...saleEndpoints,
  ...salesEndpoints,
  ...withdrawalEndpoints,
  ...todayEndpoints,
  ...contactEndpoints,
  ...contactLetterEndpoints,
  ...personalDataEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...actEndpoints,
  ...keyEndpoints,
  ...webhookEndpoints,
  ...holdsEndpoints,
  ...certificateEndpoints,
  ...collectionEndpoints,
  ...deliveryEndpoints,
  ...paymentEndpoints,
  ...applicationEndpoints,
  ...galleryEndpoints,
  ...newsletterEndpoints,
  ...issueEndpoints,
  ...enquiryEndpoints,
  ...templateEndpoints,
  ...alertEndpoints,
  ...planEndpoints,
  // Before `/editor/{kind}`, of which it looks like one.
  ...paperEndpoints,
  ...contentEndpoints,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
