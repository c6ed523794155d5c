import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { findChromium, findHeadlessShell } from '@coverkit/browser'

/** Programs that tests run, and whether the machine has them. */
const packages: Readonly<Record<string, () => boolean>> = {
  chromium: () => findChromium() !== undefined,
  'chromium-headless-shell': () => findHeadlessShell() !== undefined,
  postgresql: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  nginx: () => existsSync('/usr/sbin/nginx'),
}

/** Installs Debian's packages of what is missing, where this process may: as root, as in a container. */
export function installPackages(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const missing = Object.keys(packages).filter((name) => !packages[name]?.())
  if (missing.length === 0) return
  console.log(`Installing what the tests need: ${missing.join(', ')}.`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  // One by one: a mirror that lacks one has the others.
  for (const name of missing) spawnSync('apt-get', ['install', '-y', '-qq', name], options)
}
