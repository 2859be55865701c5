const QUALITY = 0.92

/** A photograph in a form that only some machines can show. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.hei[cf]$/i.test(name) || type === 'image/heic' || type === 'image/heif'

/** The file as the gallery takes it: a phone's HEIC becomes a JPEG where the browser can read it, and is sent as it is where not. */
export async function toSendable(file: File): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: picture.width, height: picture.height })
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob ? new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
