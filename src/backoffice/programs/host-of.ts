/** What a program is called where its whole address would be too long. */
export const hostOf = ({ url }: { url: string }): string => URL.parse(url)?.host ?? url
