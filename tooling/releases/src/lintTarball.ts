import { readFile } from 'node:fs/promises'
import type { Tarball } from './packPackage.ts'
import type { PublishedPackage } from './published.ts'
import { loadPublint, loadPublintUtils, loadTypesWrong } from './releaseTools.ts'

/**
 * Returns the faults that publint, in strict mode, and "are the types wrong" find in a tarball: resolution by
 * modern Node and by bundlers. Node's resolution before `exports` (`node10`) finds none of our entries, as in
 * every package without a `main`.
 */
export async function lintTarball(own: PublishedPackage, { path }: Tarball): Promise<readonly string[]> {
  const { publint } = await loadPublint()
  const { formatMessage } = await loadPublintUtils()
  const { checkPackage, createPackageFromTarballData } = await loadTypesWrong()
  const bytes = new Uint8Array(await readFile(path))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const checked = await checkPackage(createPackageFromTarballData(bytes), {
    entrypoints: own.entries.map(({ subpath }) => subpath),
  })
  if (!checked.types) return ['has no types']
  return [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...(checked.problems ?? [])
      .filter(({ resolutionKind }) => resolutionKind !== 'node10')
      .map((problem) => JSON.stringify(problem)),
  ]
}
