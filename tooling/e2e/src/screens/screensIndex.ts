import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREENS } from './storedPictures.ts'

const FILE = join(SCREENS, 'screens.json')

/** The stored pictures, and the version of Chromium that drew them. */
export interface ScreensIndex {
  readonly browser: string
  /** The screens of each flow, in their order. */
  readonly flows: Readonly<Record<string, readonly string[]>>
  /** Those that are printed, as `flow/screen`. */
  readonly printed: readonly string[]
  /** In how many pixels each picture differs from the drawing that it was made of, by its name. */
  readonly losses: Readonly<Record<string, number>>
}

/** @throws where no picture is stored */
export function readIndex(): ScreensIndex {
  if (!existsSync(FILE)) throw new Error('No pictures are stored: `pnpm screens` draws them.')
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export const readIndexIfAny = (): ScreensIndex | undefined => (existsSync(FILE) ? readIndex() : undefined)

export const writeIndex = (index: ScreensIndex): void =>
  writeFileSync(FILE, `${JSON.stringify(index, undefined, 2)}\n`)

/** Browsers of one major version draw letters alike. */
export const isSameBrowser = (one: string, other: string): boolean =>
  one.split('.')[0] === other.split('.')[0]
