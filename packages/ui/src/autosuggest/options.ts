/** One suggestion: the text shown, which is also what a visitor may type in full, and the value emitted. */
export type AutosuggestOption<T> = { label: string; value: T }

const plain = (text: string) => text.trim().toLowerCase()

/** Options whose label contains `text`, in any case. Nothing typed: all of them. */
export function filterOptions<T>(
  options: readonly AutosuggestOption<T>[],
  text: string,
): readonly AutosuggestOption<T>[] {
  const wanted = plain(text)
  return wanted ? options.filter((option) => option.label.toLowerCase().includes(wanted)) : options
}

/** The first option whose label is `text`, in any case and with spaces around it. */
export function matchOption<T>(
  options: readonly AutosuggestOption<T>[],
  text: string,
): AutosuggestOption<T> | undefined {
  const wanted = plain(text)
  return wanted ? options.find((option) => plain(option.label) === wanted) : undefined
}
