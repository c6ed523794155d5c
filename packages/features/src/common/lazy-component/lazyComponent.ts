import { type ComponentType, createElement, type FunctionComponent, useEffect, useReducer } from 'react'

/** A part of a page whose code comes after the page. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /** Loads its code; rejects when that cannot be had, and may then be called again. */
  readonly load: () => Promise<void>
}

/**
 * Loads a component that the first view of a page works without, by its name in a module. It renders nothing
 * until its code is loaded, which starts after the page's first render; a failed load is retried with the next
 * render.
 */
export function lazyComponent<Props extends object, const Name extends string>(
  load: () => Promise<{ readonly [Export in Name]: ComponentType<Props> }>,
  name: Name,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function loadOnce(): Promise<void> {
    loading ??= load().then(
      (module) => {
        component = module[name]
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Part(props: Props) {
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
    const waits = component === undefined
    useEffect(() => {
      if (waits) loadOnce().then(draw, () => undefined)
    })
    return component ? createElement(component, props) : null
  }

  return Object.assign(Part, { load: loadOnce })
}
