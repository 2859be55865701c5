/** How a picture is looked at: how large, and how far its middle lies from the middle of the frame, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The frame one looks through, the whole picture as it fits into it, and how large it may become. */
export interface Frame extends Size {
  picture: Size
  most: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

const MARGIN = 24

/** A picture fitted into a frame; it may grow until each of its own pixels is seen, and at least to four times. */
export function fitFrame({ width, height }: Size, original: Size): Frame {
  const room = { width: Math.max(1, width - 2 * MARGIN), height: Math.max(1, height - 2 * MARGIN) }
  const factor = Math.min(room.width / original.width, room.height / original.height)
  const picture = { width: original.width * factor, height: original.height * factor }
  return { width, height, picture, most: Math.max(4, 2 / factor) }
}

/** Looks closer or from further away; the point that is looked at, seen from the frame's middle, stays where it is. */
export function zoomTo(view: View, scale: number, frame: Frame, point = { x: 0, y: 0 }): View {
  const next = clamp(scale, 1, frame.most)
  const growth = next / view.scale
  return keepInside(
    { scale: next, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    frame,
  )
}

/** Moves the picture; its edges never come further in than the frame's. */
export const moveBy = (view: View, x: number, y: number, frame: Frame): View =>
  keepInside({ ...view, x: view.x + x, y: view.y + y }, frame)

function keepInside({ scale, x, y }: View, { width, height, picture }: Frame): View {
  const slackX = Math.max(0, (picture.width * scale - width) / 2)
  const slackY = Math.max(0, (picture.height * scale - height) / 2)
  return { scale, x: clamp(x, -slackX, slackX), y: clamp(y, -slackY, slackY) }
}

// Adding nothing turns a negative zero into a plain one.
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value)) + 0
