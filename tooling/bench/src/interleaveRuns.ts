/** Runs each measure once a round, so that a change of the machine’s speed affects all of them alike. */
export async function interleaveRuns<Name extends string>(
  runs: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(measures) as Name[]
  const all = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) all[name].push(await measures[name]())
  }
  return all
}
