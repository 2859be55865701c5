import { ApiError, type Reply } from '../../contract/client.ts'
import type { ImportSubject } from '../../contract/content/values.ts'
import { useLocale } from '../words.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { apiUrl, bearer } from './call.ts'

/** Where files are sent: pictures are looked at, everything else is kept as it is. */
export interface Taken {
  pictures: Reply<'POST /editor/pictures'>
  files: Reply<'POST /editor/files'>
}
type Sent = Taken &
  Record<`imports/${ImportSubject}`, Reply<'POST /editor/imports/{subject}'>> &
  Record<`enquiries/${string}/files`, Reply<'POST /sales/enquiries/{enquiry}/files'>>

/** How long nothing may be heard of a file that is being sent: a line that died silently tells nobody. */
const SILENCE_MS = 45_000
/** An archive is stored elsewhere as a whole once it is there. */
const SILENCE_OF_IMPORTS_MS = 600_000

/** Sends a file, telling how much of it is there: `fetch` does not tell that. The same bytes twice are one file. */
export async function sendFile<To extends keyof Sent>(
  to: To,
  file: File,
  onProgress: (share: number) => void,
): Promise<Sent[To]> {
  for (;;) {
    try {
      return await sendOnce(to, file, onProgress)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await askToLogIn()
    }
  }
}

function sendOnce<To extends keyof Sent>(to: To, file: File, onProgress: (share: number) => void): Promise<Sent[To]> {
  const patience = to.startsWith('imports/') ? SILENCE_OF_IMPORTS_MS : SILENCE_MS
  const desk = to.startsWith('enquiries/') ? 'sales' : 'editor'
  const request = new XMLHttpRequest()
  request.open('POST', `${apiUrl()}/api/${desk}/${to}`)
  request.responseType = 'json'
  request.setRequestHeader('accept-language', useLocale())
  request.setRequestHeader('authorization', `Bearer ${bearer() ?? ''}`)
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const giveUp = () => request.abort()
    let silence = setTimeout(giveUp, patience)
    const fail = () => reject(new ApiError(0, 'unreachable', ''))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, patience)
      onProgress(loaded / total)
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.addEventListener('load', () => {
      const reply = request.response as (Sent[To] & { code?: never; message?: string }) | null
      if (request.status === 201 && reply) resolve(reply)
      else reject(new ApiError(request.status, reply?.code ?? 'internal-error', reply?.message ?? request.statusText))
    })
    request.send(form)
  })
}
