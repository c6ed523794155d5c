import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrandFaces, Face } from '@coverkit/ui/brand-theme'

/** The faces that a brand declares, none where it has no `src/faces.ts`. */
export async function readFaces(appDir: string): Promise<readonly Face[]> {
  const file = join(appDir, 'src', 'faces.ts')
  if (!existsSync(file)) return []
  const { faces }: { faces: BrandFaces } = await import(pathToFileURL(file).href)
  return Object.values(faces)
}
