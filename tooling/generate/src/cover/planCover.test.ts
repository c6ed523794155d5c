import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@coverkit/checks/workspace'
import { describe, expect, it } from 'vitest'
import { planCover, withRows } from './planCover.ts'

const DOCUMENT = 'packages/api-client/openapi.yaml'
const { files } = planCover(ROOT, 'funeral')
const planned = (path: string) => String(files.get(path))
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

describe('a fifth cover', () => {
  it('is named in each file of the plan, and no sample is left', () => {
    for (const [path, text] of files) {
      expect(String(text), path).toMatch(/funeral/i)
      expect(`${path} ${text}`, path).not.toMatch(/sample[- ]?kind/i)
    }
  })

  it('is in every list and object of covers of the document', () => {
    const document = planned(DOCUMENT)
    expect(document).toContain(
      'CoverKind: { type: string, enum: [life, tpd, criticalIllness, incomeProtection, funeral]',
    )
    expect(countOf(/\bfuneralCover:/g, document)).toBe(countOf(/\bincomeProtectionCover:/g, document))
    // The calculator has costs of a funeral before, and a share of income; an example has one cover alone.
    const before = countOf(/\bfuneral:/g, textOf(DOCUMENT))
    const other = /\bincomeProtection: (?:70\b|\[|\{.+maximum: 100 )/g
    expect(countOf(/\bfuneral:/g, document) - before).toBe(
      countOf(/\bincomeProtection:/g, document) - countOf(other, document),
    )
  })

  it('fails where a file has nothing to add it to', () => {
    const rows = [{ path: 'a.ts', from: /^( +)incomeProtection/m, to: '' }]
    expect(() => withRows('a.ts', '', rows)).toThrow('a.ts has nothing like')
  })
})
