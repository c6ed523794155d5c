import { isEmailAddress } from '../fields/isEmailAddress.ts'

/** Mail domains that many Australians use, the commonest first. */
const common = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.au',
  'bigpond.com',
  'icloud.com',
  'yahoo.com',
  'outlook.com.au',
  'live.com.au',
  'hotmail.com.au',
  'optusnet.com.au',
  'bigpond.net.au',
  'iinet.net.au',
  'westnet.com.au',
  'protonmail.com',
]

/** Real domains that look like a slip of a common one. */
const alsoReal = [
  'mail.com',
  'ymail.com',
  'y7mail.com',
  'foxmail.com',
  'gmx.com',
  'email.com',
  'live.com',
  'aol.com',
  'me.com',
  'mac.com',
  'protonmail.ch',
]

/** The endings with which providers have further domains of their name; docs/decisions/0092 names the lists they are in. */
const otherDomains: Readonly<Record<string, string>> = {
  yahoo:
    'ae at be ca ch cn cz de dk es fi fr gr hu ie in it jp nl no pl pt ro se co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.br com.cn com.hk com.mx com.my com.ph com.sg com.tr com.tw com.vn',
  hotmail:
    'be ca ch de dk es fi fr gr it nl no se sg co.id co.il co.kr co.in co.jp co.nz co.th co.uk com.ar com.br com.tr com.vn',
  outlook:
    'at be cl cz de dk es fr hu ie in it jp kr lv my nl ph pt sa sg sk co.id co.il co.nz co.th com.ar com.br com.gr com.pe com.tr com.vn',
  live: 'at be ca cl cn de dk fr hk ie in it jp nl no ru se co.kr co.uk co.za com.ar com.mx com.my com.ph com.pt com.sg',
}

function isReal(domain: string): boolean {
  const [, name = '', suffix = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? []
  const isOther = Object.hasOwn(otherDomains, name) && otherDomains[name]?.split(' ').includes(suffix)
  return common.includes(domain) || alsoReal.includes(domain) || isOther === true
}

const mostEdits = 2

/** Insertions, deletions, substitutions and swaps of neighbours between two texts (optimal string alignment). */
function edits(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const changed = at(row - 1, column - 1) + (same ? 0 : 1)
      const removed = at(row - 1, column) + 1
      const inserted = at(row, column - 1) + 1
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : changed
      current.push(Math.min(changed, removed, inserted, swapped))
    }
  }
  return at(from.length, to.length)
}

/**
 * The address with the mail domain that was probably meant, such as `ana@gmail.com` for `ana@gmial.com`; null when the
 * domain is a common one, or no slip of one by at most two letters. A suggestion, never a correction.
 */
export function suggestEmailDomain(email: string): string | null {
  if (!isEmailAddress(email)) return null
  const at = email.indexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (isReal(domain)) return null
  const near = common
    .filter((candidate) => Math.abs(candidate.length - domain.length) <= mostEdits)
    .map((candidate) => ({ candidate, distance: edits(domain, candidate) }))
    .filter(({ distance }) => distance <= mostEdits)
    .toSorted((one, other) => one.distance - other.distance)
  const [nearest] = near
  return nearest ? `${email.slice(0, at + 1)}${nearest.candidate}` : null
}
