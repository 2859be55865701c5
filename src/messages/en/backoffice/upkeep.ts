/** Words of the screen that says what could be better and what is planned. */
export const upkeep = {
  title: 'Upkeep',
  missing: 'Still missing',
  missingNothing: 'Nothing is missing anywhere.',
  lack: '{lack}: {count}',
  planned: 'Planned',
  plannedNothing: 'Nothing is planned to appear or to go.',
  acts: { publish: 'goes online', hide: 'goes offline' },
}
