import type { PageServices } from './createPageServices.ts'

/** Creates one value for each page, on first use. */
export function perPage<Value>(make: (services: PageServices) => Value): (services: PageServices) => Value {
  const known = new WeakMap<PageServices, { readonly value: Value }>()
  return (services) => {
    const entry = known.get(services) ?? { value: make(services) }
    known.set(services, entry)
    return entry.value
  }
}
