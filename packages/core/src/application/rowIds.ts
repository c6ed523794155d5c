/** The saved row ids, with new ones where there is none or one is repeated. */
export function rowIds(saved: readonly { readonly rowId?: string | null }[], prefix: string): string[] {
  const given = new Set(saved.map(({ rowId }) => rowId))
  const used = new Set<string>()
  let number = 1
  return saved.map(({ rowId }) => {
    if (!rowId || used.has(rowId)) {
      while (given.has(`${prefix}-${number}`)) number += 1
      number += 1
      return `${prefix}-${number - 1}`
    }
    used.add(rowId)
    return rowId
  })
}
