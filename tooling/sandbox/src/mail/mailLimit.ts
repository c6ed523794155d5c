import { Problem } from '../problem/Problem.ts'

/** Returns the refusal of a message beyond the limit of a person or an address. */
export const mailLimit = (waitMs: number): Problem =>
  new Problem(429, [{ field: '', code: 'mail-limit' }], waitMs / 1000)
