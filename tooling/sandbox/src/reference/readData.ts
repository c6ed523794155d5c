import { readFileSync } from 'node:fs'

/** Reads a data file of this package, which visitors cannot change. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'))
