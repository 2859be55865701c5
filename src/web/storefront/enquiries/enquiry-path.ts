/** Where a visitor writes about these works, given by id or by slug; about their delivery, if that is the question. */
export const enquiryPath = (works: readonly (number | string)[], kind?: 'delivery'): string =>
  `/contact?${new URLSearchParams([
    ...works.map((work) => ['artwork', String(work)]),
    ...(kind ? [['kind', kind]] : []),
  ])}#write`
