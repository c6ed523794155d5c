import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hashDefinition } from '@coverkit/core/questionnaire'
import { personalReleases } from '@coverkit/core/questionnaire/personal'
import { describe, expect, test } from 'vitest'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const core = import.meta.resolve('@coverkit/core/questionnaire/personal')

describe.each(personalReleases.map((release) => [release.definition.version, release] as const))(
  'version %s of the questionnaire',
  (version, { definition, hash }) => {
    // No switch updates these hashes: a changed text needs a new version with a hash of its own.
    test('is what its frozen hash says', async () => {
      expect(await hashDefinition(definition, async (text) => sha256(text))).toBe(hash)
    })

    test('is what its file is, which anyone can put through sha256sum', async () => {
      expect(sha256(await readFile(new URL(`data/definition-${version}.json`, core), 'utf8'))).toBe(hash)
    })
  },
)
