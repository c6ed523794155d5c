/** Runs work one after another: each starts from what the one before it left. */
export type RunExclusive = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A turn of its own; work that fails ends only itself. */
export function createRunExclusive(): RunExclusive {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = turn.then(work)
    turn = run.catch(() => undefined)
    return run
  }
}
