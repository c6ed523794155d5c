import { MUTANTS } from './all.ts'
import { isCaught } from './isCaught.ts'
import type { Mutant } from './Mutant.ts'

const AT_ONCE = 2

// Parts of a mutant's name, or of a test's path.
const only = process.argv.slice(2)
const chosen = MUTANTS.filter(
  ({ name, tests }) => only.length === 0 || only.some((part) => [name, ...tests].join().includes(part)),
)

// Tests that fail without a fault would seem to catch every fault.
const suite = [...new Set(chosen.flatMap(({ tests }) => tests))]
if (await isCaught(null, suite)) throw new Error('The tests fail on the sources as they are.')

const survivors: string[] = []
const waiting = [...chosen]

async function work(): Promise<void> {
  for (let mutant: Mutant | undefined = waiting.shift(); mutant; mutant = waiting.shift()) {
    const caught = await isCaught(mutant, mutant.tests)
    console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutant.name}`)
    if (!caught) survivors.push(mutant.name)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(`${chosen.length - survivors.length} of ${chosen.length} planted faults caught`)
process.exitCode = survivors.length === 0 ? 0 : 1
