/** The receiver of valid events. */
export interface Adapter {
  push(event: Readonly<Record<string, unknown>>): void
}

/** The page's `dataLayer`, made when there is none. A frozen or replaced one loses events and nothing else. */
export function dataLayerAdapter(view: Window = window): Adapter {
  return { push: (event) => pushToDataLayer(view, event) }
}

/** Never throws: a tag may have frozen or replaced the array, or its methods. */
export function pushToDataLayer(view: object, entry: unknown, place: 'push' | 'unshift' = 'push'): void {
  try {
    const holder: { dataLayer?: unknown } = view
    holder.dataLayer ??= []
    const layer = holder.dataLayer
    if (Array.isArray(layer)) layer[place](entry)
  } catch {
    // Nothing that a customer does depends on it.
  }
}
