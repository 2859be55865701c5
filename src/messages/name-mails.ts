/** Mails are called by their headings, which say what each tells its reader; where those name something, by their subjects. */
export const nameMails = <Name extends string>(
  kinds: Record<Name, { title: string; subject: string }>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<{ title: string; subject: string }>(kinds).map(([name, { title, subject }]) => [
      name,
      title.includes('{') ? subject : title,
    ]),
  ) as Record<Name, string>
