import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom'

import { nextTask } from '../state/next-task.ts'

/** Has the router read the page's data, and begin, before React renders it: each in a task of its own. */
export async function wakeRouter(props: HydratedRouterProps): Promise<void> {
  await nextTask()
  await begin(props)
  await nextTask()
  begin(props)
  await nextTask()
}

/** Without React it gets no further than its first hook: until its data is read it throws a promise, and then an error. */
function begin(props: HydratedRouterProps): unknown {
  try {
    return HydratedRouter(props)
  } catch (reason) {
    return reason
  }
}
