import { resolve } from 'node:path'
import { readSite } from './builtSites.ts'
import { generate } from './generate.ts'

const [name, folder] = process.argv.slice(2)

if (!name || !folder) {
  console.error('Usage: pnpm --filter @coverkit/hosting generate <app> <out folder>')
  process.exit(2)
}
try {
  // pnpm runs this in the package's folder; the path is relative to where the command was typed.
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const written = await generate(await readSite(name), target)
  console.log(written.map((file) => `${target}/${file}`).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
