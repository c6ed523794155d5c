import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { PublishedPackage } from './published.ts'

const run = promisify(execFile)

const packed = z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })

/** A tarball as a registry gets it, with its list of files. */
export interface Tarball {
  readonly name: string
  readonly path: string
  readonly files: readonly string[]
}

/** Packs a built package into `folder`: `publishConfig.exports` replace the sources', versions `workspace:`. */
export async function packPackage(own: PublishedPackage, folder: string): Promise<Tarball> {
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', folder], { cwd: own.folder })
  const { filename, files } = packed.parse(JSON.parse(stdout))
  return {
    name: own.name,
    path: join(folder, filename.split('/').at(-1) ?? ''),
    files: files.map(({ path }) => path).sort(),
  }
}
