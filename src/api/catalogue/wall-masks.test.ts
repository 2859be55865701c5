import { expect, test } from 'vitest'

import { openEditorDesk, paintJpeg } from '../../testing/open-editor-desk.ts'

const ROOM = {
  name: { en: 'Salon', fr: 'Salon', cn: '客厅' },
  wall_left: 0.1,
  wall_top: 0.1,
  wall_width: 0.6,
  wall_height: 0.5,
  picture_width_cm: 400,
  floor: 0.8,
}

test('a room tells the mask of its wall; one of other proportions is refused, and so is one without the wall’s own colour', async () => {
  const { begin, editor, send, call } = await openEditorDesk()
  const file = async (width: number, height: number) => (await send(await paintJpeg(width, height))).json().file
  const [picture, mask, foreign] = [await file(300, 200), await file(150, 100), await file(200, 200)]
  const publish = async (draft: object) => {
    const { id, version } = await begin({ ...ROOM, ...draft }, 'rooms')
    await editor.call('POST /editor/{kind}/{id}/publication', { params: { kind: 'rooms', id }, body: { version } })
  }
  const color = { wall_color: '#e4d5bc' }

  await expect(publish({ picture, ...color, wall_mask: foreign })).rejects.toMatchObject({
    status: 422,
    errors: { wall_mask: [expect.any(String)] },
  })
  await expect(publish({ picture, wall_mask: mask })).rejects.toMatchObject({
    status: 422,
    errors: { wall_color: [expect.any(String)] },
  })
  await publish({ picture })
  await publish({ picture, ...color, wall_mask: mask })

  const { rooms } = await call('GET /rooms')
  expect(
    rooms.map(({ wall_mask, wall_color }) => [wall_mask && [wall_mask.width, wall_mask.height], wall_color]),
  ).toEqual([
    [null, null],
    [[150, 100], '#e4d5bc'],
  ])
})
