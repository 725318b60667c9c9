/** Saves what the page has made as a file. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  saveAs(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Has the browser save what is at an address, under this name; under that of the answer if it is empty. */
export function saveAs(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
