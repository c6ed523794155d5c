import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url))
const COLOURS = ['action', 'ink', 'softInk', 'tint', 'border'] as const

/** The brand's own colours that a message needs, each as `#RRGGBB`. */
export type LetterColours = Readonly<Record<(typeof COLOURS)[number], string>>

/** What a brand's message says of it at its foot, and the colours that it is in. */
export interface Letterhead {
  readonly legalName: string
  readonly phone: string
  readonly abn: string
  readonly afsl: string
  readonly colours: LetterColours
}

/** Of a brand whose source is not here, and of a message that no brand sends. */
export const PLAIN_COLOURS: LetterColours = {
  action: '#1F4FA8',
  ink: '#20242B',
  softInk: '#545A64',
  tint: '#F4F5F7',
  border: '#8A8F98',
}

/** The text between quotes that follows a name, such as `phone: '02 5550 4120'`. */
function quotedAfter(source: string, name: string): string | null {
  const [, rest = ''] = source.split(` ${name}: `, 2)
  const quote = rest.charAt(0)
  if (quote !== "'" && quote !== '"') return null
  return rest.split(quote, 2)[1] || null
}

function coloursIn(source: string): LetterColours {
  const own = COLOURS.map((name) => [name, quotedAfter(source, name) ?? PLAIN_COLOURS[name]] as const)
  return { ...PLAIN_COLOURS, ...Object.fromEntries(own) }
}

/** What each brand's own source says, by account name, so that a new brand needs no entry here. */
export function readLetterheads(apps: string): ReadonlyMap<string, Letterhead> {
  const read = (account: string, file: string) => {
    const path = join(apps, account, 'src', file)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return new Map(
    readdirSync(apps).flatMap((account) => {
      const brand = read(account, 'brand.ts')
      const [legalName, phone] = [quotedAfter(brand, 'legalName'), quotedAfter(brand, 'phone')]
      const [abn, afsl] = [quotedAfter(brand, 'abn'), quotedAfter(brand, 'afsl')]
      if (legalName === null || phone === null || abn === null || afsl === null) return []
      return [[account, { legalName, phone, abn, afsl, colours: coloursIn(read(account, 'tokens.ts')) }]]
    }),
  )
}

const letterheads = readLetterheads(APPS)

/** Of a brand; null where its source is not here. */
export const letterheadOf = (accountName: string): Letterhead | null => letterheads.get(accountName) ?? null
