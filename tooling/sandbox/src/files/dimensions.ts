import { FileRefused } from './FileRefused.ts'

/** A larger picture would fill the memory of the program that opens it. */
const MOST_PIXELS = 100_000_000

/** @throws FileRefused for a picture that is too large to open, or has no size */
export function checkDimensions(width: number, height: number): void {
  if (width === 0 || height === 0) throw new FileRefused('broken')
  if (width * height > MOST_PIXELS) throw new FileRefused('dimensions')
}
