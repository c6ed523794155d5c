import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readComponents } from '@coverkit/component-facts/read'
import { describe, expect, test } from 'vitest'
import { ROOT } from './workspace.ts'

interface Guide {
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  readonly screenReader: readonly string[]
  readonly good: { readonly story: string; readonly reason: string }
  readonly bad: { readonly story: string; readonly reason: string }
  readonly related: readonly string[]
}

const GUIDES = join(ROOT, 'tooling', 'storybook', 'src', 'guides')

const components = readComponents()
const names = components.map(({ name }) => name).sort()

/** The text of the stories of each component, by the end of their title. */
const stories = new Map(
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT }).map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return [/title: 'Components\/(\w+)'/.exec(text)?.[1] ?? file, text] as const
  }),
)

const guides = new Map<string, Guide>()
for (const file of globSync('*.ts', { cwd: GUIDES })) {
  const { guide } = await import(join(GUIDES, file))
  guides.set(basename(file, '.ts'), guide)
}

/** Returns the source of one exported story. */
function storyOf(component: string, story: string): string {
  const text = stories.get(component) ?? ''
  const start = text.indexOf(`export const ${story}:`)
  if (start < 0) return ''
  const next = text.indexOf('\nexport const ', start + 1)
  return text.slice(start, next < 0 ? undefined : next)
}

describe('the pages of the kit', () => {
  test('every component that the kit exports has its stories, and nothing else has', () => {
    expect([...stories.keys()].sort()).toEqual(names)
  })

  test('every component has a guide, and no guide is of anything else', () => {
    expect([...guides.keys()].sort()).toEqual(names)
  })

  test('every prop has a description', () => {
    const silent = components.flatMap(({ name, props }) =>
      props.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
    )
    expect(silent).toEqual([])
  })

  test('no type of a prop is only called a union', () => {
    const vague = components.flatMap(({ name, props }) =>
      props.filter(({ type }) => /^(union|enum|any)$/.test(type)).map((prop) => `${name}.${prop.name}`),
    )
    expect(vague).toEqual([])
  })

  test.each([...guides])('the guide of %s says when, when not, and what is heard', (_, guide) => {
    for (const part of [guide.use, guide.avoid, guide.screenReader]) {
      expect(part.length).toBeGreaterThan(0)
      for (const sentence of part) expect(sentence).toMatch(/^[A-Z`].{10,}\.$/)
    }
    expect(guide.good.reason).toMatch(/\.$/)
    expect(guide.bad.reason).toMatch(/\.$/)
  })

  test.each([...guides])('the guide of %s shows stories that exist', (name, { good, bad, related }) => {
    expect(storyOf(name, good.story)).not.toBe('')
    expect(storyOf(name, bad.story)).toMatch(/tags: \['!dev', '!autodocs', '!test'\]/)
    expect(related.filter((other) => !names.includes(other))).toEqual([])
    expect(related).not.toContain(name)
  })
})
