import { type ComponentType, createElement, memo, useEffect } from 'react'
import { type RouteObject, redirect, replace } from 'react-router'
import type { Flow } from '../defineFlow.ts'
import { stepPath } from '../defineFlow.ts'
import { resolveStep, visitStep } from '../flowState.ts'
import { ArrivalFocus } from './ArrivalFocus.tsx'
import type { FlowSource } from './FlowSource.ts'

/** Loads the module of a screen, whose default export is its component. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>

/** The screens of a flow: one for each step, one for each side route. */
export interface FlowScreens<Id extends string> {
  readonly steps: { readonly [Step in Id]: LoadScreen }
  readonly sideRoutes?: Readonly<Record<string, LoadScreen>>
}

/**
 * The routes of a flow: a guarded one for each step and side route, the bare root leading to the first step of the plan,
 * any other address under the base to the default step. Guards wait for the draft, then apply `resolveStep`.
 */
export function flowRoutes<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  screens: FlowScreens<Id>,
): RouteObject[] {
  const guard = (segment: string) => async () => {
    await source.ready()
    const target = enter(flow, source, segment)
    return target === undefined ? null : replace(target)
  }
  const screenRoute = (segment: string, load: LoadScreen, preload?: LoadScreen): RouteObject => ({
    id: `${flow.base}/${segment}`,
    path: `${flow.base}/${segment}`,
    loader: guard(segment),
    lazy: async () => {
      const screen = (await load()).default
      // The router draws everything once more while it leaves; the screen that is left has nothing new to show.
      return { Component: memo(() => createElement(FlowScreen, { screen, preload })) }
    },
  })
  const loads = flow.steps.map((step) => once(screens.steps[step.id]))
  const stepRoutes = flow.steps.map((step, index) =>
    screenRoute(step.path, loads[index] ?? screens.steps[step.id], loads[index + 1]),
  )
  const sideRoutes = Object.entries(screens.sideRoutes ?? {}).map(([path, load]) => screenRoute(path, load))
  return [
    ...stepRoutes,
    ...sideRoutes,
    { path: flow.base, loader: () => redirect(stepPath(flow, flow.steps[0]?.id ?? flow.defaultStep)) },
    { path: `${flow.base}/*`, loader: () => redirect(stepPath(flow, flow.defaultStep)) },
  ]
}

/** A screen that was fetched ahead is there in the task that asks for it. A load that failed may be tried again. */
function once(load: LoadScreen): LoadScreen {
  let loading: ReturnType<LoadScreen> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** The address to go to instead, or undefined after making the requested step the active one. */
export function enter<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
): string | undefined {
  const { answers, state } = source.read()
  const resolution = resolveStep(flow, answers, state, segment)
  if (resolution.kind === 'redirect') return stepPath(flow, resolution.to)
  const step = flow.steps.find((candidate) => candidate.id === resolution.step)
  if (step && step.id !== state.active) source.write(visitStep(flow, answers, state, step.id))
  return undefined
}

function FlowScreen({ screen, preload }: { screen: ComponentType; preload: LoadScreen | undefined }) {
  useEffect(() => {
    preload?.().catch(() => undefined)
  }, [preload])
  return createElement(ArrivalFocus, null, createElement(screen))
}
