/** Lets the browser save a file that the page has. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
