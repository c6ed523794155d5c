import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../apps', import.meta.url))

const FIRST_PORT = 4100

/** The port of the demo partner, and of the site builder in whose frames some of its pages put the app. */
export const PARTNER_PORT = 4120

/** The port of Storybook, if it is started. */
export const STORYBOOK_PORT = 4130

/** The app that shows a brand in a partner's frame; every other app is a brand's site. */
export const EMBED = 'embed'

export const folderOf = (name: string) => join(APPS, name)

const configOf = (name: string) => join(folderOf(name), 'coverkit.config.json')

/** Every app by the name of its folder, built or not. */
export const appNames = (): readonly string[] =>
  readdirSync(APPS).filter((name) => existsSync(configOf(name)))

export const distOf = (name: string) => join(folderOf(name), 'dist')

export const isBuilt = (name: string) => existsSync(join(distOf(name), 'headers.json'))

/** Address of a site configured for `npm start` when it starts elsewhere. 0 for any free port. */
export const movedPort = (port: number, firstPort: number) =>
  firstPort === 0 ? 0 : port - FIRST_PORT + firstPort

/** The port of an app on this machine, named in its own folder. */
export function localPort(name: string): number {
  const config: unknown = JSON.parse(readFileSync(configOf(name), 'utf8'))
  const port = config && typeof config === 'object' && 'localPort' in config ? config.localPort : undefined
  if (typeof port !== 'number') throw new Error(`apps/${name}/coverkit.config.json names no localPort.`)
  return port
}

export const originOf = (name: string, port: number) => `http://${name}.localhost:${port}`

/** Every configured origin of this machine, at its current port. Free ports are not known in advance. */
export function movedOrigins(firstPort: number): Readonly<Record<string, string>> {
  if (firstPort === 0 || firstPort === FIRST_PORT) return {}
  const ports = [
    ...appNames().map((name) => [name, localPort(name)] as const),
    ['partner', PARTNER_PORT] as const,
    ['builder', PARTNER_PORT] as const,
  ]
  const moved = ports.map(([name, port]) => [
    originOf(name, port),
    originOf(name, movedPort(port, firstPort)),
  ])
  const partner = (port: number) => `http://localhost:${port}`
  return Object.fromEntries([...moved, [partner(PARTNER_PORT), partner(movedPort(PARTNER_PORT, firstPort))]])
}

/** Targets of mailed links: the brands by account name, for the backend. Free ports are not known in advance. */
export function siteOrigins(firstPort: number): Readonly<Record<string, string>> {
  if (firstPort === 0) return {}
  const origins = appNames()
    .filter((name) => name !== EMBED)
    .map((name) => `${name}=${originOf(name, movedPort(localPort(name), firstPort))}`)
  return { SITE_ORIGINS: origins.join(',') }
}
