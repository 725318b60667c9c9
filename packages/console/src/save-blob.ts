/** Saves a blob as a file through the browser's download. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task the browser has started reading the blob.
  setTimeout(() => URL.revokeObjectURL(url))
}
