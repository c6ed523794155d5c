import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of these texts, those that lie anywhere in a folder, in either form in which browsers write text. */
export async function textsOnDisk(folder: string, texts: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const entry of entries.filter((one) => one.isFile())) {
    // A browser that just closed may still tidy up.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const text of texts) {
      if (bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))) found.add(text)
    }
  }
  return texts.filter((text) => found.has(text))
}
