interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** Before which of the boxes something dropped at a point would land; their number stands for behind the last. */
export function findPlace(boxes: readonly Box[], { x, y }: Point, layout: 'list' | 'grid'): number {
  const isPassed = ({ left, top, width, height }: Box) => {
    if (layout === 'list') return top + height / 2 < y
    return top + height < y || (top <= y && left + width / 2 < x)
  }
  return boxes.filter(isPassed).length
}
