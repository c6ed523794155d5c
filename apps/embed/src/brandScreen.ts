import type { FramedBrand, FramedSite } from '@coverkit/site/framed'
import type { AccountName } from './accountNames.ts'
import { brands } from './brands.ts'
import { copy } from './copy.ts'
import { replacePage } from './replacePage.ts'

export interface BrandScreenOptions {
  readonly site: Promise<FramedSite>
  readonly siteOriginOf: (name: AccountName) => FramedBrand['siteOrigin']
  /** Called each time a brand has been put on the screen. */
  readonly onShown: (name: AccountName) => void
}

/** The page as one brand shows it. */
export interface BrandScreen {
  /** Resolves with the app, once the requested brand is shown. */
  settled(): Promise<FramedSite>
  isTaken(): boolean
  show(name: AccountName): void
  /** Removes the app from the page for good. */
  deny(): void
}

export function createBrandScreen({ site, siteOriginOf, onShown }: BrandScreenOptions): BrandScreen {
  const first = pending<FramedSite>()
  let settled = first.promise
  let shown: AccountName | null = null
  let wanted: AccountName | 'none' | null = null

  async function apply(name: AccountName): Promise<void> {
    const [parts, app] = await Promise.all([brands[name](), site])
    // Another brand was named while this one was loading, or none may be shown any more.
    if (name !== wanted) return
    app.show({ ...parts, siteOrigin: siteOriginOf(name) })
    shown = name
    onShown(name)
    first.resolve(app)
  }

  function fail(name: AccountName): void {
    if (name !== wanted) return
    // If the code of another brand fails to load, the current brand and its input stay.
    if (shown === null) replacePage(copy.failed)
    else wanted = shown
  }

  return {
    settled: () => settled,
    isTaken: () => wanted !== null,
    show(name) {
      if (name === wanted || wanted === 'none') return
      wanted = name
      settled = apply(name)
        .catch(() => fail(name))
        .then(() => first.promise)
    },
    deny() {
      wanted = 'none'
      replacePage(copy.denied)
    },
  }
}

/** A promise that is resolved from outside. */
function pending<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve: (value: Value) => resolve(value) }
}
