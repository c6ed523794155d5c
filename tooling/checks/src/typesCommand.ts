import { generateSources } from './generateSources.ts'
import { run } from './runCommand.ts'
import { writePrograms } from './typePrograms.ts'
import { ROOT } from './workspace.ts'

/** Checks the types of the whole workspace. */
async function main(): Promise<number> {
  if (!(await generateSources())) return 1
  const { isSound } = await run(`pnpm exec tsc --build ${writePrograms(ROOT).join(' ')}`)
  return isSound ? 0 : 1
}

process.exitCode = await main()
