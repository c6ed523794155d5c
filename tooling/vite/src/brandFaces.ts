import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FACES, type Face, faceFile } from '@coverkit/ui/brand-theme'
import type { Plugin } from 'vite'
import { CUT_FACES, cutFace, publishedFile } from './cutFace.ts'
import { readFaces } from './readFaces.ts'

type OwnedFace = { face: Face; appDir: string }

const facesOf = async (appDir: string): Promise<readonly OwnedFace[]> =>
  (await readFaces(appDir)).map((face) => ({ face, appDir }))

/** A package's licence is in the folder above its files. */
async function licenceOf({ face, appDir }: OwnedFace): Promise<string | null> {
  const folder = dirname(publishedFile(face, appDir))
  const texts = await Promise.all(
    [folder, dirname(folder)].map((place) => readFile(join(place, 'LICENSE'), 'utf8').catch(() => null)),
  )
  return texts.find((text) => text !== null) ?? null
}

/**
 * Subsets the fonts of these brands before the first style that names one is read, gives css their addresses,
 * and puts their licences beside the build.
 */
export function brandFaces(appDirs: readonly string[]): Plugin {
  let owned: readonly OwnedFace[] = []
  return {
    name: 'coverkit:brand-faces',
    async config() {
      owned = (await Promise.all(appDirs.map(facesOf))).flat()
      await Promise.all(owned.map(({ face, appDir }) => cutFace(face, appDir)))
      return { resolve: { alias: { [FACES]: CUT_FACES } } }
    },
    async buildStart() {
      if (this.meta.watchMode || this.environment.name === 'pages') return
      for (const one of owned) {
        const source = await licenceOf(one)
        const name = `${basename(faceFile(one.face), '.woff2')}-licence.txt`
        if (source !== null) this.emitFile({ type: 'asset', name, source })
      }
    },
  }
}
