import { expect } from 'vitest'
import { finish, planOf, write } from './generate.ts'
import type { WorkspaceCopy } from './workspaceCopy.fixture.ts'

/** The files that commands create and change in a copy. They pass the linter, and no rule is broken. */
export function generateIn(copy: WorkspaceCopy, ...commands: (readonly string[])[]): readonly string[] {
  const plans = commands.map((command) => {
    const plan = planOf(copy.root, command)
    write(copy.root, plan)
    return plan
  })
  finish(copy.root, plans)
  const files = [...new Set(plans.flatMap((plan) => [...plan.files.keys()]))]
  const sources = files.filter((path) => /\.(tsx?|json)$/.test(path))
  expect(copy.errorsOf('.', 'biome', ['check', ...sources])).toBe('')
  expect(copy.violations()).toEqual([])
  return files.sort()
}
