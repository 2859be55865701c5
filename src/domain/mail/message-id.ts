/** What a mail is called in the world: the same however often it goes out. */
export const makeMessageId = (mailId: string, publicUrl: string): string => `<${mailId}@${new URL(publicUrl).hostname}>`

/** Which of our mails is called so; nothing for those of others. */
export function readMessageId(messageId: string, publicUrl: string): string | undefined {
  const id = messageId.slice(1, 37).toLowerCase()
  const isOurs = messageId.toLowerCase() === makeMessageId(id, publicUrl)
  return isOurs && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id) ? id : undefined
}
