import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPS } from './builtSites.ts'

const ADDRESS = /https?:\/\/([a-z0-9.*-]+)/gi
const BRAND_ADDRESS = /\b(?:link|email): '(?:https?:\/\/|[^'@]+@)([^'/]+)'/g
/** A machine's own names have no records that could dangle. */
const OF_THIS_MACHINE = /^(?:.+\.)?localhost$|^127\./

/** The hosts that a text names in addresses, those of this machine left out. */
export function hostsIn(text: string): readonly string[] {
  const hosts = [...text.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase())
  return [...new Set(hosts)].filter((host) => !OF_THIS_MACHINE.test(host))
}

/** The hosts of brands' sites and mailboxes, as their data has them. */
export function brandHosts(): readonly string[] {
  const files = readdirSync(APPS).map((name) => join(APPS, name, 'src', 'brand.ts'))
  const texts = files.map((file) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })
  return texts.flatMap((text) => [...text.matchAll(BRAND_ADDRESS)].map(([, host = '']) => host))
}
