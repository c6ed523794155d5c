import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from './buildPackage.ts'
import { packPackage, type Tarball } from './packPackage.ts'
import { readPublished } from './published.ts'

/** All six packages, built and packed into a temporary folder. */
export interface PackedPackages {
  readonly tarballs: readonly Tarball[]
  readonly remove: () => Promise<void>
}

/** Builds and packs them, each after those that it needs. */
export async function packAll(): Promise<PackedPackages> {
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-tarballs-'))
  const tarballs: Tarball[] = []
  for (const own of readPublished()) {
    await buildPackage(own)
    tarballs.push(await packPackage(own, folder))
  }
  return { tarballs, remove: () => rm(folder, { recursive: true, force: true }) }
}
