import { PAGE_SIZE } from '../../../contract/catalogue/values.ts'

/** The part of an ordered list that is one page, read with one row more to know whether another page follows. */
export const pageOf = (page: number, size = PAGE_SIZE) => ({
  limit: size + 1,
  offset: (page - 1) * size,
  cut: <Row>(rows: Row[]) => ({ rows: rows.slice(0, size), next_page: rows.length > size ? page + 1 : null }),
})
