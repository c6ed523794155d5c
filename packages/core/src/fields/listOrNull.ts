/** A list as the wire has it: null where nothing is in it. */
export const listOrNull = <Item>(list: readonly Item[]): Item[] | null =>
  list.length === 0 ? null : [...list]
