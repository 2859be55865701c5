/** Mails are called by their headings, which say what each tells its reader. */
export const nameMails = <Name extends string>(kinds: Record<Name, { title: string }>): Record<Name, string> =>
  Object.fromEntries(Object.entries<{ title: string }>(kinds).map(([name, { title }]) => [name, title])) as Record<
    Name,
    string
  >
