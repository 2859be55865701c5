/** Whether a text holds something that mail programs make a link of, in whatever script: what spam is sent for. */
export const hasLink = (text: string): boolean => /:\/\/|www\.|[\p{L}\p{M}\p{N}]-*\.[\p{L}\p{M}]{2}/iu.test(text)
