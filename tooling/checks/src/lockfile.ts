import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import type { Violation } from './workspace.ts'
import { ROOT } from './workspace.ts'

interface LockedPackage {
  readonly resolution?: { readonly integrity?: string; readonly tarball?: string; readonly type?: string }
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

export type Lock = Readonly<Record<string, LockedPackage>>

export function readLock(root = ROOT): Lock {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const documents = parseAllDocuments(text).map((document) => document.toJS() as { packages?: Lock })
  return Object.assign({}, ...documents.map(({ packages }) => packages ?? {}))
}

interface NpmLock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly integrity?: string
        readonly resolved?: string
        readonly hasInstallScript?: boolean
        readonly os?: readonly string[]
        readonly cpu?: readonly string[]
      }
    >
  >
}

const standardName = (path: string) =>
  path.replace('node_modules/', '').replace('node-bin-', 'node-').replace('node-win-', 'node-win32-')

/** A lock of npm: that of `tooling/toolchain`, or one for one command alone. A package with an install script has a source of its own. */
export function readToolchainLock(text: string): Lock {
  const { packages } = JSON.parse(text) as NpmLock
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version, integrity, resolved, hasInstallScript, os, cpu }]) => [
        `${standardName(path)}@${version}`,
        {
          resolution: {
            ...(integrity !== undefined && { integrity }),
            ...(resolved !== undefined && { tarball: resolved }),
            ...(hasInstallScript && { type: 'install script' }),
          },
          ...(os && { os }),
          ...(cpu && { cpu }),
        },
      ]),
  )
}

/** Machines that `npm start` must work on. */
const MACHINES = [
  ['linux', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const

const PLATFORM_PART =
  /[-/.](?:linux|darwin|win32|windows|freebsd|android|openbsd|netbsd|sunos|aix|openharmony|wasm32|linuxmusl)(?:[-.].*)?$/

/** Libraries that are part of another family's build on one system. */
const BUNDLED: Readonly<Record<string, string>> = { '@img/sharp-libvips': 'win32' }

/** Native families in the lock that lack a machine: a lock made here would break there silently. */
export function checkNativeFamilies(lock: Lock): readonly Violation[] {
  const families = new Map<string, LockedPackage[]>()
  for (const [key, entry] of Object.entries(lock)) {
    if (!entry.os) continue
    const at = key.lastIndexOf('@')
    const family = `${key.slice(0, at).replace(PLATFORM_PART, '')}${key.slice(at)}`
    families.set(family, [...(families.get(family) ?? []), entry])
  }
  return [...families].flatMap(([family, members]) => {
    if (members.length === 1) return []
    const bundledOn = BUNDLED[family.slice(0, family.lastIndexOf('@'))]
    return MACHINES.filter(
      ([os, cpu]) =>
        os !== bundledOn &&
        !members.some((member) => member.os?.includes(os) && (member.cpu?.includes(cpu) ?? true)),
    ).map(([os, cpu]) => ({ where: family, fault: `has no build for ${os}-${cpu}` }))
  })
}

/** Entries that do not come from the registry by name, version and hash. */
export function checkSources(lock: Lock): readonly Violation[] {
  return Object.entries(lock).flatMap(([where, { resolution }]) => {
    if (!resolution?.integrity) return [{ where, fault: 'has no integrity hash' }]
    if (resolution.tarball || resolution.type) return [{ where, fault: 'has a source of its own' }]
    return []
  })
}
