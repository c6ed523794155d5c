import { chosenFrom, readMutatedPackage } from './mutatedPackage.ts'
import { runPairs } from './runPairs.ts'
import { runStryker } from './runStryker.ts'
import { outcomeOf } from './survivors.ts'

// Runs the mutants of the package in this folder. Arguments: parts of `file#declaration`, or of a pair's name.
const mutated = chosenFrom(readMutatedPackage(process.cwd()), process.argv.slice(2))
const ranges = Object.values(mutated.ranges).flat().length

const uncaught = await runPairs(mutated)
let survived = uncaught.length
if (ranges > 0) {
  const { mutants, killed, equivalent, untested, survivors } = outcomeOf(mutated, await runStryker(mutated))
  for (const { line, ...survivor } of survivors)
    console.log(`SURVIVED  line ${line} ${JSON.stringify(survivor)}`)
  console.log(
    `${ranges} ranges, ${mutants} mutants: ${killed} killed, ${equivalent} equivalent, ${untested} untested, ${survivors.length} survived`,
  )
  survived += survivors.length
}
console.log(`${mutated.pairs?.length ?? 0} pairs: ${uncaught.length} survived`)
process.exitCode = survived === 0 ? 0 : 1
