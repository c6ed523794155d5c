import { isCaught } from './isCaught.ts'
import { outboxMutants } from './outboxMutants.ts'

// A suite that fails without a fault would catch everything.
if (await isCaught(null)) throw new Error('The suite fails on the sources as they are.')

const survivors: string[] = []
for (const mutant of outboxMutants) {
  const caught = await isCaught(mutant)
  console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutant.name}`)
  if (!caught) survivors.push(mutant.name)
}
console.log(`${outboxMutants.length - survivors.length} of ${outboxMutants.length} planted faults caught`)
process.exitCode = survivors.length === 0 ? 0 : 1
