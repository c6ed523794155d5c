import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finish, installBrand, planOf, write } from './generate.ts'
import { Refusal } from './Plan.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

try {
  const plan = planOf(ROOT, process.argv.slice(2))
  const lines = [...plan.files.keys()].map(
    (path) => `${existsSync(join(ROOT, path)) ? 'changed' : 'made   '}  ${path}`,
  )
  write(ROOT, plan)
  finish(ROOT, [plan])
  console.log(lines.join('\n'))
  if (plan.brand !== undefined) {
    console.log('\nInstalling it …')
    installBrand(ROOT)
  }
  console.log(['', 'To be decided by hand:', ...plan.remains.map((line) => `- ${line}`)].join('\n'))
  if (plan.brand !== undefined) console.log(`\nSee it with every edit: pnpm dev ${plan.brand}`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
