import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type IndexedPicture, SCREENS } from './storedPictures.ts'

const FILE = join(SCREENS, 'screens.json')

/** All pictures. */
export interface ScreensIndex {
  /** The screens of each flow, in their order. */
  readonly flows: Readonly<Record<string, readonly string[]>>
  /** By the picture's name. */
  readonly pictures: Readonly<Record<string, IndexedPicture>>
}

/** @throws where no picture is stored */
export function readIndex(): ScreensIndex {
  if (!existsSync(FILE)) throw new Error('No pictures are stored: `pnpm screens` draws them.')
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export const readIndexIfAny = (): ScreensIndex | undefined => (existsSync(FILE) ? readIndex() : undefined)

/** Each picture has a line, so that git shows which are others. */
export function writeIndex({ pictures, ...rest }: ScreensIndex): void {
  const lines = Object.entries(pictures).map(
    (entry) => `    ${entry.map((part) => JSON.stringify(part)).join(': ')}`,
  )
  const before = JSON.stringify(rest, undefined, 2).slice(0, -2)
  writeFileSync(FILE, `${before},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
}

/** Browsers of one major version draw letters alike. */
export const isSameBrowser = (one: string, other: string): boolean =>
  one.split('.')[0] === other.split('.')[0]
