import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { planOf, write } from './generate.ts'
import { Refusal } from './Plan.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

try {
  const plan = planOf(ROOT, process.argv.slice(2))
  const lines = [...plan.files.keys()].map(
    (path) => `${existsSync(join(ROOT, path)) ? 'changed' : 'made   '}  ${path}`,
  )
  write(ROOT, plan)
  console.log([...lines, '', 'To be decided by hand:', ...plan.remains.map((line) => `- ${line}`)].join('\n'))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
