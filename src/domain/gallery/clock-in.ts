/** What the clocks of a time zone show at a moment: the day, such as `2026-11-15`, and the time, such as `07:30`. */
export function clockIn(timeZone: string, moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .split(' ')
  return { day, time }
}
