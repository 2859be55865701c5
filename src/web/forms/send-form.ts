import { ApiError } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import { readApiUrl } from '../page-data.ts'
import { logFailure, trackRequest } from '../state/requests-store.ts'

interface Options {
  locale: Locale
  /** Is told the share that is on its way, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a form with a file and tells how far it is: the one thing that `fetch` cannot do. Refusals are those of the API's client. */
export function sendForm<Reply>(path: string, form: FormData, { locale, onProgress }: Options): Promise<Reply> {
  const finish = trackRequest()
  return new Promise<Reply>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (error: ApiError) => {
      logFailure('POST', path, error.status || String(error))
      finish(false)
      reject(error)
    }
    request.open('POST', `${readApiUrl()}/api${path}`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', locale)
    request.setRequestHeader('content-language', locale)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => fail(new ApiError(0, 'unreachable', 'The server could not be reached.')))
    request.addEventListener('load', () => {
      const { status, statusText, response } = request
      if (status >= 200 && status < 300 && response !== null) {
        finish(true)
        return resolve(response as Reply)
      }
      fail(new ApiError(status, response?.code ?? 'internal-error', response?.message ?? statusText, response?.errors))
    })
    request.send(form)
  })
}
