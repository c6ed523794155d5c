import { readOptions, UsageError } from './readOptions.ts'
import { hasPassed, jsonOf, textOf } from './report.ts'
import { runContract } from './runContract.ts'

/** Exit codes. */
const PASSED = 0
const FAILED = 1
const UNREACHABLE = 2
const MISUSED = 64

interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** Runs the command and returns its exit code. */
export async function contractCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { log, error }: Output,
): Promise<number> {
  try {
    const { options, groups, isJson } = readOptions(args, env)
    const result = await runContract(options, groups)
    log(isJson ? jsonOf(options, result) : textOf(result))
    if (!result.reachable) return UNREACHABLE
    return hasPassed(result) ? PASSED : FAILED
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown
    error(thrown.message)
    return MISUSED
  }
}
