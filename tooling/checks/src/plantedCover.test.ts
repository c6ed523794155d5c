import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PLANTED_EDITS, plantIn } from './plantedCover.ts'
import { ROOT } from './workspace.ts'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const planted = (path: string) => plantIn(path, textOf(path))
const objectsIn = (text: string) => text.match(/^ +funeral: /gm)?.length ?? 0

describe('a fifth cover', () => {
  it.each([...new Set(PLANTED_EDITS.map(({ path }) => path))])('can be planted in %s', (path) => {
    expect(planted(path)).toContain('funeral')
  })

  it('is in every list and object of covers of the document', () => {
    const document = planted('packages/api-client/openapi.yaml')
    expect(document).toContain(
      'CoverKind: { type: string, enum: [life, tpd, criticalIllness, incomeProtection, funeral]',
    )
    // The calculator's costs of a funeral are there before.
    expect(objectsIn(document) - objectsIn(textOf('packages/api-client/openapi.yaml'))).toBe(6)
    expect(document.match(/^ +funeralCover: /gm)).toHaveLength(2)
  })

  it('fails where a file has nothing to plant it in', () => {
    expect(() => plantIn('packages/api-client/openapi.yaml', '')).toThrow('has nothing like')
  })
})
