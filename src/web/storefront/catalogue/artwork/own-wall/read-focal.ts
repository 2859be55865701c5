const EXIF_POINTER = 0x87_69
const FOCAL_IN_35_MM = 0xa4_05
/** The diagonal of the film that such lengths refer to. */
const FILM_DIAGONAL = 43.27

/** How long the lens of a photograph was, as a share of its diagonal, if its file tells; only JPEG files do. */
export function readFocal(file: ArrayBuffer): number | undefined {
  try {
    const millimetres = findInJpeg(new DataView(file))
    return millimetres ? millimetres / FILM_DIAGONAL : undefined
  } catch {
    // A file that ends too early, or points beyond its end, tells nothing.
    return undefined
  }
}

function findInJpeg(view: DataView): number | undefined {
  if (view.getUint16(0) !== 0xff_d8) return undefined
  for (let at = 2; at + 4 <= view.byteLength;) {
    const mark = view.getUint16(at)
    const length = view.getUint16(at + 2)
    if (mark === 0xff_e1 && view.getUint32(at + 4) === 0x45_78_69_66) return findInExif(view, at + 10)
    if (mark < 0xff_c0 || mark === 0xff_da || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

function findInExif(view: DataView, start: number): number | undefined {
  const isLittle = view.getUint16(start) === 0x49_49
  const first = start + view.getUint32(start + 4, isLittle)
  const pointer = findEntry(view, first, EXIF_POINTER, isLittle)
  if (pointer === undefined) return undefined
  const entry = findEntry(view, start + view.getUint32(pointer, isLittle), FOCAL_IN_35_MM, isLittle)
  return entry === undefined ? undefined : view.getUint16(entry, isLittle)
}

/** Where the value of an entry stands. */
function findEntry(view: DataView, directory: number, tag: number, isLittle: boolean): number | undefined {
  const count = view.getUint16(directory, isLittle)
  for (let at = 0; at < count; at++) {
    const entry = directory + 2 + at * 12
    if (view.getUint16(entry, isLittle) === tag) return entry + 8
  }
  return undefined
}
