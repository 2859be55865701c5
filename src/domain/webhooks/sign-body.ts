import { createHmac } from 'node:crypto'

/** The headers by which a program knows what it is told, and that it is we who tell it; as standardwebhooks.com has them. */
export function signBody(secret: Buffer, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
