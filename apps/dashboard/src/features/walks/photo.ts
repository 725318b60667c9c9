/** Longest side in pixels; small enough to wait for a connection in the browser's storage. */
const maxSide = 1024

/**
 * Re-encodes a photo as a small JPEG, without its metadata.
 *
 * @returns a data URL
 * @throws if the file is no picture
 */
export async function readPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}
