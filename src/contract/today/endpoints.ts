import { z } from 'zod'

import { AVAILABILITIES } from '../catalogue/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { MOST_OF_A_TASK, TASKS, WEEKS_BACK } from './values.ts'

const task = z
  .object({
    kind: z.enum(TASKS),
    thing: z.string().describe('The number or reference of what it is about; empty where it is about several.'),
    name: z.string().describe('Whose it is, or how many there are.'),
    since: z.iso.datetime().nullable().describe('Since when it waits.'),
    due: z.iso.datetime().nullable().describe('Until when it has to be done, where there is such a moment.'),
  })
  .meta({ id: 'Task' })

const week = z
  .object({
    from: z.iso.date().describe('Its Monday.'),
    orders: z.int(),
    sold: z.number().describe('Euros that came in for these orders, less what went back.'),
    enquiries: z.int(),
  })
  .meta({ id: 'WeekOfSales' })

/** What there is to do, and how it goes. */
export const todayEndpoints = {
  'GET /sales/today': {
    summary: `What waits for somebody, the oldest first, at most ${MOST_OF_A_TASK} of a kind; the last ${WEEKS_BACK} weeks; the works by their state`,
    access: 'sales',
    status: 200,
    reply: z.object({
      tasks: z.array(task),
      weeks: z.array(week).describe('The oldest first; the last one is this one.'),
      stock: z.record(z.enum(AVAILABILITIES), z.int()).describe('How many works visitors see, by state.'),
    }),
  },
} as const satisfies Record<string, Endpoint>
