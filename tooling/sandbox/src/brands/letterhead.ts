import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { officeHours } from '@coverkit/brand/office-hours'

const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url))
const COLOURS = ['action', 'ink', 'softInk', 'tint', 'border'] as const

/** The brand's own colours that a message needs, each as `#RRGGBB`. */
export type LetterColours = Readonly<Record<(typeof COLOURS)[number], string>>

/** The details at the foot of a brand's messages, and the colours of the messages. */
export interface Letterhead {
  readonly legalName: string
  readonly phone: string
  readonly email: string
  /** The phone's opening hours, in words. */
  readonly hours: string
  /** The postal address. */
  readonly post: string
  readonly abn: string
  readonly afsl: string
  readonly colours: LetterColours
}

/** Colours of a message without a brand, and of a brand whose source is missing. */
export const PLAIN_COLOURS: LetterColours = {
  action: '#1F4FA8',
  ink: '#20242B',
  softInk: '#545A64',
  tint: '#F4F5F7',
  border: '#8A8F98',
}

/** Returns the quoted text after a name, such as `phone: '02 5550 4120'`. */
function quotedAfter(source: string, name: string): string | null {
  const [, rest = ''] = source.split(` ${name}: `, 2)
  const quote = rest.charAt(0)
  if (quote !== "'" && quote !== '"') return null
  return rest.split(quote, 2)[1] || null
}

const NAMES = ['legalName', 'phone', 'email', 'abn', 'afsl', 'city', 'opens', 'closes', 'post'] as const

/** Reads the quoted text after each name; null if any is missing. */
function readAll<Name extends string>(source: string, names: readonly Name[]): Record<Name, string> | null {
  const found = names.map((name) => [name, quotedAfter(source, name)] as const)
  if (found.some(([, value]) => value === null)) return null
  return Object.fromEntries(found) as Record<Name, string>
}

function coloursIn(source: string): LetterColours {
  const own = COLOURS.map((name) => [name, quotedAfter(source, name) ?? PLAIN_COLOURS[name]] as const)
  return { ...PLAIN_COLOURS, ...Object.fromEntries(own) }
}

/** Reads the letterheads by account name from each brand's own source, so that a new brand needs no entry here. */
export function readLetterheads(apps: string): ReadonlyMap<string, Letterhead> {
  const read = (account: string, file: string) => {
    const path = join(apps, account, 'src', file)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return new Map(
    readdirSync(apps).flatMap((account) => {
      const brand = read(account, 'brand.ts')
      const said = readAll(brand, NAMES)
      if (said === null) return []
      const { city, opens, closes, ...own } = said
      const hours = officeHours({ office: { city, opens, closes } })
      return [[account, { ...own, hours, colours: coloursIn(read(account, 'tokens.ts')) }]]
    }),
  )
}

const letterheads = readLetterheads(APPS)

/** Returns a brand's letterhead, or null if the brand's source is missing. */
export const letterheadOf = (accountName: string): Letterhead | null => letterheads.get(accountName) ?? null
