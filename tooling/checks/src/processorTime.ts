import { readFileSync } from 'node:fs'

/** Clock ticks in a second of `/proc`: 100 on every Linux. */
const TICKS_PER_SECOND = 100

/**
 * The processor seconds of this process's children that have ended, with theirs. Linux alone counts them where a program
 * can read them; elsewhere 0.
 */
function endedChildrenS(): number {
  try {
    // The name of the program, in brackets, may have blanks.
    const [, after = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[A-Z])/)
    const fields = after.split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

let counted = 0

/** The processor seconds of the child that has just ended, by what was counted when another ended last. */
export function endedChildS(): number {
  const now = endedChildrenS()
  const seconds = now - counted
  counted = now
  return seconds
}
