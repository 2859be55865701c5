import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { writePdf } from './pdf/write-pdf.ts'

const PAGES = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>',
  '<< /Type /Page /Parent 2 0 R >>',
]

/** A PDF of one page. */
export const SMALL_PDF = writePdf(PAGES)

/** The same, in which something is written. */
export const writeSmallPdf = (words: string) => writePdf([...PAGES, `(${words})`])

/** What a form of an artist says unless told otherwise. */
export const applicant = () => ({
  key: randomUUID(),
  first_name: 'Inès',
  surname: 'Marchetti',
  email: 'ines@example.com',
  phone: '+33 6 12 34 56 78',
  locale: 'fr',
  newsletter: 'false',
  agreement: 'true',
})

/** A form as a browser sends it: its bytes and the header that goes with them. */
export async function writeForm(
  fields: Record<string, string>,
  pdf: Uint8Array | null,
): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (pdf) form.append('pdf', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'portfolio.pdf')
  const { headers, body } = new Response(form)
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return { payload: Buffer.concat(chunks), contentType: headers.get('content-type') ?? '' }
}

interface Sent {
  pdf?: Uint8Array | null
  headers?: Record<string, string>
}

/** Sends an application to an API without a port. */
export async function sendApplication(
  app: FastifyInstance,
  fields: Record<string, string> = {},
  { pdf = SMALL_PDF, headers = {} }: Sent = {},
) {
  const { payload, contentType } = await writeForm({ ...applicant(), ...fields }, pdf)
  return app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: { 'content-type': contentType, ...headers },
    payload,
  })
}
