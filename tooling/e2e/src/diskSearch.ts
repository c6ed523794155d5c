import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns those of the texts that occur anywhere in a folder, in either encoding in which browsers write text. */
export async function textsOnDisk(folder: string, texts: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const entry of entries.filter((one) => one.isFile())) {
    // A browser that has just closed may still delete files.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const text of texts) {
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) found.add(text)
    }
  }
  return texts.filter((text) => found.has(text))
}
