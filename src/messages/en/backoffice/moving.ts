/** Words of the screen on which the whole gallery goes out and comes in. */
export const moving = {
  title: 'The whole gallery',
  introduction:
    'Everything that visitors see and staff are writing, with all pictures, films and files, as one ZIP archive: to keep a copy, or to move house. Accounts, orders, enquiries and letters are no part of it.',
  link: 'Export or import the whole gallery',
  out: {
    title: 'Export',
    hint: 'The archive holds drafts, hidden prices and originals: it is for the staff. It stays here for two days, or until the next one is ready.',
    start: 'Export the whole gallery',
    again: 'Export again',
    running: 'Exporting …',
    waiting: 'The export begins in a moment …',
    progress: '{done} of {total} things · {doneBytes} of {totalBytes}',
    mayLeave: 'You may leave this screen: it goes on.',
    stop: 'Stop',
    stopped: 'The export is stopped.',
    ready: 'Ready: {size}',
    readyBy: '{actor}, {moment}; kept until {until}',
    save: 'Save the archive',
    forget: 'Remove it',
    forgotten: 'The archive is removed.',
    missing: 'These files are in no store any more, so the archive lacks them ({count}):',
    failures: {
      'no-room': 'The disk of the gallery is full, so there is no archive. Make room there and try again.',
      other: 'The gallery could not be exported. Please try again.',
    },
  },
  in: {
    title: 'Import',
    hint: 'An archive of up to 20 GB that was exported here or elsewhere, or a gallery’s folder that you have packed. You see what would happen first; then all of it comes in, or nothing.',
  },
}
