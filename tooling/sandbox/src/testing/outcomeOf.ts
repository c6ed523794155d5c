import { checkFile } from '../files/checkFile.ts'
import { FileRefused } from '../files/FileRefused.ts'

/** Returns the bytes that are stored of a file, or the code of its refusal. */
export async function outcomeOf(bytes: Buffer, type: string): Promise<Buffer | string> {
  try {
    return (await checkFile(bytes, type)).bytes
  } catch (error) {
    if (error instanceof FileRefused) return error.code
    throw error
  }
}
