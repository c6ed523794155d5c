import { isTest } from '@coverkit/checks/workspace'
import { countByPackage } from './coverReach.ts'
import { plantedReach } from './plantedReach.ts'

function print(heading: string, paths: readonly string[]): void {
  console.log(`\n${heading}\n\n${countByPackage(paths)}\n\n${paths.join('\n')}`)
}

/**
 * `pnpm --filter @coverkit/generate plant-cover`: plants a fifth cover in a copy of the workspace and prints which files stop
 * compiling, and which name all covers without the compiler having anything to say about them.
 */
function main(): void {
  const { stopped, silent } = plantedReach({ isFilled: false })
  print(
    'Sources that stop compiling',
    stopped.filter((path) => !isTest(path)),
  )
  print('Tests that stop compiling', stopped.filter(isTest))
  print('Sources that name all covers and compile', silent)
}

main()
