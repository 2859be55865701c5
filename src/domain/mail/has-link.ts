/** Whether a text holds something that mail programs make a link of: what spam is sent for. */
export const hasLink = (text: string): boolean => /:\/\/|www\.|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}(?:\/|\b)/iu.test(text)
