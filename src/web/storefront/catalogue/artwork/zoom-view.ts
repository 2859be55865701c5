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

/** The frame one looks through, and how many pixels of the screen each of its own has. */
export interface Room extends Size {
  density: number
}

/** The frame with the whole picture as it fits into it, and how much larger that may become. */
export interface Frame extends Room {
  picture: Size
  most: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

const MARGIN = 24

/** A picture of so many pixels fitted into a frame; it grows until each of them is one of the screen's, and no further. */
export function fitFrame(room: Room, pixels: Size): Frame {
  const own = { width: pixels.width / room.density, height: pixels.height / room.density }
  const inside = { width: Math.max(1, room.width - 2 * MARGIN), height: Math.max(1, room.height - 2 * MARGIN) }
  const factor = Math.min(1, inside.width / own.width, inside.height / own.height)
  return { ...room, picture: { width: own.width * factor, height: own.height * factor }, most: 1 / factor }
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

/** Where the picture's corner lies in the frame, on a pixel of the screen, so that none is smeared over two. */
export function cornerOf({ scale, x, y }: View, { width, height, density, picture }: Frame): { x: number; y: number } {
  const onPixel = (place: number) => Math.round(place * density) / density
  return {
    x: onPixel((width - picture.width * scale) / 2 + x),
    y: onPixel((height - picture.height * scale) / 2 + y),
  }
}

function keepInside({ scale, x, y }: View, { width, height, picture }: Frame): View {
  const slackX = Math.max(0, (picture.width * scale - width) / 2)
  const slackY = Math.max(0, (picture.height * scale - height) / 2)
  return { scale, x: clamp(x, -slackX, slackX), y: clamp(y, -slackY, slackY) }
}

// Adding nothing turns a negative zero into a plain one.
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value)) + 0
