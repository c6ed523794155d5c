/** A chosen file can't be read any more: it has changed, was moved, or its drive or cloud is gone. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged'
}

/**
 * Reads a file, or a piece of one, before it is sent: a browser that fails to read what it sends reports a lost
 * connection, and trying again would never help.
 * @throws FileChanged
 */
export async function readFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes?.byteLength !== file.size) throw new FileChanged()
  return new Uint8Array(bytes)
}

/** The outcome of a file that can't be read any more. */
export const CHANGED = { kind: 'refused', fault: 'changed' } as const
