/**
 * Finds the step on which a refused field is answered, by the paths that each step of a flow answers: of those that the
 * field is or lies under, the longest counts. Null where no step answers it.
 */
export const stepOfPath =
  <Id extends string>(pathsOf: Readonly<Record<Id, readonly string[]>>) =>
  (field: string): Id | null => {
    const paths = Object.entries<readonly string[]>(pathsOf)
      .flatMap(([step, paths]) => paths.map((path) => ({ step: step as Id, path })))
      .filter(({ path }) => field === path || field.startsWith(`${path}.`))
    return paths.sort((a, b) => b.path.length - a.path.length)[0]?.step ?? null
  }
