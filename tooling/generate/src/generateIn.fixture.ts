import { expect } from 'vitest'
import { planOf, write } from './generate.ts'
import type { WorkspaceCopy } from './workspaceCopy.fixture.ts'

/** The files that commands make and change in a copy. Nothing is said of their style, and no rule is broken. */
export function generateIn(copy: WorkspaceCopy, ...commands: (readonly string[])[]): readonly string[] {
  const files = commands.flatMap((command) => {
    const plan = planOf(copy.root, command)
    write(copy.root, plan)
    return [...plan.files.keys()]
  })
  const sources = files.filter((path) => /\.(tsx?|json)$/.test(path))
  expect(copy.errorsOf('.', 'biome', ['check', ...new Set(sources)])).toBe('')
  expect(copy.violations()).toEqual([])
  return files.sort()
}
