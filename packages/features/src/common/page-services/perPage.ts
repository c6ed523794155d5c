import type { PageServices } from './createPageServices.ts'

/** What a page has one of, made when it is first asked for. */
export function perPage<Value>(make: (services: PageServices) => Value): (services: PageServices) => Value {
  const known = new WeakMap<PageServices, { readonly value: Value }>()
  return (services) => {
    const entry = known.get(services) ?? { value: make(services) }
    known.set(services, entry)
    return entry.value
  }
}
