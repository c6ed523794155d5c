import { type ComponentType, createElement, type FunctionComponent, useEffect, useReducer } from 'react'

/** A part of a page whose code comes after the page. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /** Loads its code; rejects when that cannot be had, and may then be called again. */
  readonly load: () => Promise<void>
}

/**
 * A part that the first view of a page works without. It draws nothing until its code is there, which it loads once the
 * page is; where that fails, the page goes on without it and it tries again with the next drawing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function loadOnce(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        component = loaded
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
