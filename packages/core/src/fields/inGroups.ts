/** Values by their names, those of a group in an object of their own. */
export type Values = Readonly<Record<string, unknown>>

/** The value of a field in answers, which hold those of a group in an object. */
export function valueAt(answers: unknown, name: string): unknown {
  const [first = '', inGroup] = name.split('.')
  const value = (answers as Values)[first]
  return inGroup === undefined ? value : (value as Values | undefined)?.[inGroup]
}

/** The answers with some values in the place of theirs, by the names of the fields. */
export function withValues(
  answers: Values,
  values: Iterable<readonly [name: string, value: unknown]>,
): Values {
  const changed: Record<string, unknown> = { ...answers }
  for (const [name, value] of values) {
    const [first = '', inGroup] = name.split('.')
    changed[first] =
      inGroup === undefined ? value : { ...(changed[first] as Values | undefined), [inGroup]: value }
  }
  return changed
}
