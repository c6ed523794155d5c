import { describe, expect, it } from 'vitest'
import { checkSources } from './sourceRules.ts'
import { readWorkspace } from './workspace.ts'

const faultsOf = (folder: string, path: string, text: string) =>
  checkSources([
    { name: '', folder, dependencies: [], exports: {}, imports: {}, files: [{ path, text }] },
  ]).map(({ fault }) => fault)

// Assembled here, so that this file does not break the rules it tests.
const broken: readonly [string, string, string][] = [
  ['packages/core', 'src/a.ts', ['// @ts', 'ignore'].join('-')],
  ['packages/core', 'src/a.ts', ['export', "* from './b.ts'"].join(' ')],
  ['packages/ui', 'src/a.ts', "node.innerHTML = ''"],
  ['packages/core', 'src/a.ts', "import { z } from 'zod'"],
  ['packages/ui', 'src/a.tsx', '<Dialog.Overlay />'],
  ['packages/ui', 'src/a.tsx', '<div style={{ color }} />'],
  ['packages/features', 'src/a.ts', "[user.firstName, user.lastName].filter(Boolean).join(' ')"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source file.
  ['tooling/sandbox', 'src/a.ts', '`${holder.first_Name} ${holder.last_Name}`'],
  ['packages/features', 'src/x/a.tsx', '<dd>{formatWholeCents(fee)}</dd>'],
  ['packages/site', 'src/x/a.tsx', '<b className={styles.total}>\n  {formatMoney(total)}\n</b>'],
  ['packages/features', 'src/x/a.tsx', '<Box padding={4} className="x" />'],
  ['packages/site', 'src/a.ts', "if (brand.id === 'x') y()"],
  ['packages/core', 'src/utils.ts', ''],
  ['packages/core', 'src/a.ts', 'x\n'.repeat(402)],
]

describe('a deliberate violation of each rule is found', () => {
  it.each(broken)('%s/%s: %s', (folder, path, text) => {
    expect(faultsOf(folder, path, text)).toHaveLength(1)
  })

  it('an amount that is left to no translator, or that stands in a sentence, is none', () => {
    const sentence = '<p>{copy.total(formatMoney(total))}</p>'
    for (const text of ['<dd translate="no">{formatWholeCents(fee)}</dd>', sentence])
      expect(faultsOf('packages/features', 'src/x/a.tsx', text)).toEqual([])
  })

  it('tests and tooling may do what shipped code may not', () => {
    expect(faultsOf('packages/core', 'src/a.test.ts', "import { z } from 'zod'")).toEqual([])
    expect(faultsOf('tooling/sandbox', 'src/a.ts', "import { z } from 'zod'")).toEqual([])
  })
})

it('the workspace keeps the rules', () => {
  expect(checkSources(readWorkspace())).toEqual([])
})
