import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks in a second of `/proc`: 100 on every Linux. */
const TICKS_PER_SECOND = 100
const BETWEEN_MS = 1000

interface Process {
  readonly id: string
  readonly parent: string
  /** Tells it from a later process with the same number. */
  readonly startedAt: string
  readonly seconds: number
}

/** Linux alone tells of processes in files; elsewhere there are none. */
function readProcesses(): readonly Process[] {
  try {
    return readdirSync('/proc').flatMap((id) => (/^\d+$/.test(id) ? readProcess(id) : []))
  } catch {
    return []
  }
}

function readProcess(id: string): readonly Process[] {
  try {
    // The name of the program, in brackets, may have blanks.
    const [, after = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
    const fields = after.split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    return [{ id, parent: fields[1] ?? '', startedAt: fields[19] ?? '', seconds }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}

/**
 * Counts the processor seconds of a process and of those that it starts, and looks at them once a second: a browser's
 * processes are killed, and no parent waits for them and their times. The returned function stops the count and returns it;
 * 0 where the system has no `/proc`.
 */
export function watchProcessors(pid: number): () => number {
  const used = new Map<string, number>()
  const look = () => {
    const processes = readProcesses()
    const known = new Set([String(pid)])
    // A parent may have a higher number than its child.
    for (let before = -1; before !== known.size; ) {
      before = known.size
      for (const { id, parent, startedAt } of processes)
        if (known.has(parent) || used.has(`${id} ${startedAt}`)) known.add(id)
    }
    for (const { id, startedAt, seconds } of processes)
      if (known.has(id)) used.set(`${id} ${startedAt}`, seconds)
  }
  look()
  const timer = setInterval(look, BETWEEN_MS)
  return () => {
    clearInterval(timer)
    return [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}
