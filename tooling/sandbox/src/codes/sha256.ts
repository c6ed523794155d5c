import { createHash } from 'node:crypto'

/** For tokens, which are too long to guess, and for names that need not be readable. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
