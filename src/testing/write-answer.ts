/** A mail as mail programs write it: heads by their names, then what it says. */
export function writeAnswer({
  text = 'Yes, please.',
  ...heads
}: Record<string, string | undefined> & { text?: string } = {}): Buffer {
  const known: Record<string, string | undefined> = {
    From: 'Ada Lovelace <ada@example.com>',
    Subject: 'Re: An answer from the gallery',
    'Message-ID': '<1@example.com>',
    Date: 'Tue, 17 Nov 2026 09:12:00 +0100',
    'Content-Type': 'text/plain; charset=utf-8',
    ...heads,
  }
  const lines = Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Several parts as one, with what each is. */
export function writeParts(parts: { type: string; text: string | Buffer; name?: string }[], boundary = 'b1'): string {
  const written = parts.map(({ type, text, name }) => {
    const head = name === undefined ? '' : `Content-Disposition: attachment; filename="${name}"\r\n`
    const body = Buffer.isBuffer(text) ? text.toString('base64').replaceAll(/(.{76})/g, '$1\r\n') : text
    const encoding = Buffer.isBuffer(text) ? 'Content-Transfer-Encoding: base64\r\n' : ''
    return `--${boundary}\r\nContent-Type: ${type}\r\n${head}${encoding}\r\n${body}\r\n`
  })
  return `${written.join('')}--${boundary}--\r\n`
}
