import type { Absolute } from './use-absolute.ts'

/** The way from the entrance to a page, as search engines read it. */
export const describeTrail = (trail: { name: string; to: string }[], absolute: Absolute) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute.page(to),
  })),
})
