import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { galleryUrl } from '../gallery.ts'

/** How a picture fares: it never comes, or comes to nothing. */
export type Fate = 'on its way' | 'lost'

/** Opens the gallery at another address, where everything comes but the picture that lies in this folder. */
export async function withholdPicture(folder: string, fate: Fate): Promise<{ origin: string; close: () => void }> {
  const server = createServer((asked, reply) => {
    if (asked.url?.includes(folder)) {
      if (fate === 'lost') reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture')
      return
    }
    const passed = request(`${galleryUrl}${asked.url}`, { method: asked.method, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
