import { Problem } from '../problem/Problem.ts'

/** Refuses a message beyond the limit of somebody or of an address. */
export const mailLimit = (waitMs: number): Problem =>
  new Problem(429, [{ field: '', code: 'mail-limit' }], waitMs / 1000)
