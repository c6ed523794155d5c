export {
  type ConsentChoice,
  type ConsentOptions,
  type ConsentState,
  type ConsentStore,
  createConsent,
} from './consent.ts'
export { type Analytics, type AnalyticsOptions, createAnalytics } from './createAnalytics.ts'
export { type Adapter, dataLayerAdapter } from './dataLayerAdapter.ts'
export type { AnalyticsEvent } from './events.ts'
export {
  FLOW_STEPS,
  type FlowName,
  type FlowStep,
  flowStep,
  isFlow,
  type Route,
  routeOf,
} from './vocabulary.ts'
