/** Words of the home page. */
export const home = {
  title: 'Cimaise, an art gallery',
  heading: 'Works that ask for a wall',
  introduction: 'We show few artists and follow them for long. Come in, walk from room to room, and take your time.',
  categories: 'What hangs here',
}
