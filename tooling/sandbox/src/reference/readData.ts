import { readFileSync } from 'node:fs'

/** A data file of this package, which no visitor can change. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'))
