import { ApiError, type Reply } from '../../contract/client.ts'
import { useLocale } from '../words.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { apiUrl, bearer } from './call.ts'

export type Taken = Reply<'POST /editor/pictures'>

/** Sends a picture, telling how much of it is there: `fetch` does not tell that. The same bytes twice are one picture. */
export async function sendPicture(file: File, onProgress: (share: number) => void): Promise<Taken> {
  for (;;) {
    try {
      return await sendOnce(file, onProgress)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await askToLogIn()
    }
  }
}

function sendOnce(file: File, onProgress: (share: number) => void): Promise<Taken> {
  const request = new XMLHttpRequest()
  request.open('POST', `${apiUrl()}/api/editor/pictures`)
  request.responseType = 'json'
  request.setRequestHeader('accept-language', useLocale())
  request.setRequestHeader('authorization', `Bearer ${bearer() ?? ''}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError(0, 'unreachable', ''))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('timeout', fail)
    request.addEventListener('load', () => {
      const reply = request.response as (Taken & { code?: never; message?: string }) | null
      if (request.status === 201 && reply) resolve(reply)
      else reject(new ApiError(request.status, reply?.code ?? 'internal-error', reply?.message ?? request.statusText))
    })
    request.send(form)
  })
}
