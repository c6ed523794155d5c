import { type ComponentType, createElement, use, useEffect } from 'react'
import { type RouteObject, redirect, replace, useParams } from 'react-router'
import { stepPath } from '../defineFlow.ts'
import type { Flow, SideRoute } from '../Flow.ts'
import type { FlowSource } from './FlowSource.ts'
import { loadedGuard, loadGuard } from './loadGuard.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'
import { useEntryGuard } from './useEntryGuard.ts'

/** Requests for the next screen wait until this one is painted. */
const AFTER_PAINT_MS = 100

/** Loads the module of a screen, whose default export is its component. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>

/** The screens of a flow: one for each step, one for each side route. */
export interface FlowScreens<Id extends string> {
  readonly steps: { readonly [Step in Id]: LoadScreen }
  readonly sideRoutes?: Readonly<Record<string, LoadScreen>>
}

/** The screens of a flow of declared steps: one for each step, and for each page that is not served outside it. */
export type ScreensOf<
  AFlow extends { readonly ids: readonly string[]; readonly sideRoutes: readonly SideRoute[] },
> = Pick<FlowScreens<AFlow['ids'][number]>, 'steps'> & SideScreens<InnerPath<AFlow['sideRoutes'][number]>>

type SideScreens<Path extends string> = [Path] extends [never]
  ? { readonly sideRoutes?: never }
  : { readonly sideRoutes: { readonly [Inner in Path]: LoadScreen } }

type InnerPath<Page extends SideRoute> = Page extends { readonly isOutside?: true } ? never : Page['path']

interface Screen {
  readonly segment: string
  /** The parameters below the route's segment. */
  readonly below: string
  load(): Promise<ComponentType>
  /** Absent until it is loaded. */
  loaded?: ComponentType
}

/**
 * The routes of a flow: one for each step, which takes its pages as `:page`, and side route, the bare root leading to the
 * first step of the plan, any other address under the base to the default step. All lie in one guarded route: on the way
 * in, and to a screen that is not at hand, it waits for the draft and the code and applies `resolveStep`. Between screens
 * at hand nothing is waited for.
 */
export function flowRoutes<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  { steps, sideRoutes = {} }: FlowScreens<Id>,
): RouteObject[] {
  const screens = [
    ...flow.steps.map(({ id, path, pages }) => screenOf(path, steps[id], pages && '/:page?')),
    ...Object.entries(sideRoutes).map(([path, load]) => screenOf(path, load)),
  ]
  const screenAt = (pathname: string) =>
    screens.find(({ segment }) => `${pathname}/`.startsWith(`${flow.base}/${segment}/`))
  return [
    {
      id: flow.base,
      path: flow.base,
      async loader({ request, params }) {
        const screen = screenAt(new URL(request.url).pathname)
        if (!screen) return null
        const [{ activateStep }] = await Promise.all([loadGuard(), source.ready()])
        const target = activateStep(flow, source, screen.segment, params.page)
        if (target !== undefined) return replace(target)
        await screen.load()
        return null
      },
      shouldRevalidate({ nextUrl, nextParams }) {
        const screen = screenAt(nextUrl.pathname)
        const guard = loadedGuard()
        if (!guard || !screen?.loaded) return true
        return guard.redirectFrom(flow, source, screen.segment, nextParams.page) !== undefined
      },
      children: [
        { index: true, loader: () => redirect(stepPath(flow, flow.steps[0]?.id ?? flow.defaultStep)) },
        ...screens.map((screen, index) => ({
          id: `${flow.base}/${screen.segment}`,
          path: `${flow.base}/${screen.segment}${screen.below}`,
          element: createElement(FlowScreen<Answers, Id>, {
            flow,
            source,
            screen,
            prefetched: screens[index + 1],
          }),
          // Loads the code of the first render, for hydrating a prerendered page.
          handle: screen,
        })),
        { path: `${flow.base}/*`, loader: () => redirect(stepPath(flow, flow.defaultStep)) },
      ],
    },
  ]
}

/** A load that failed may be tried again. */
function screenOf(segment: string, load: LoadScreen, below = ''): Screen {
  let loading: Promise<ComponentType> | undefined
  const screen: Screen = {
    segment,
    below,
    load() {
      loading ??= load().then(
        (module) => {
          screen.loaded = module.default
          return screen.loaded
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
  return screen
}

interface FlowScreenProps<Answers, Id extends string> {
  readonly flow: Flow<Answers, Id>
  readonly source: FlowSource<Answers, Id>
  readonly screen: Screen
  /** Screens to prefetch while this one is shown. */
  readonly prefetched: Screen | undefined
}

function FlowScreen<Answers, Id extends string>(props: FlowScreenProps<Answers, Id>) {
  const { flow, source, screen, prefetched } = props
  const { page } = useParams()
  useEntryGuard(flow, source, screen.segment, page)
  useEffect(() => {
    const prefetch = () => void prefetched?.load().catch(() => undefined)
    setTimeout(prefetch, AFTER_PAINT_MS)
  }, [prefetched])
  useArrivalFocus()
  // By its key each page of a step mounts again: no field shows what was entered on another page.
  return createElement(screen.loaded ?? use(screen.load()), { key: page })
}
