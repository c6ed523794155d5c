export type { FlowSource } from './FlowSource.ts'
export { type FlowScreens, flowRoutes, type LoadScreen } from './flowRoutes.tsx'
export { useArrivalFocus } from './useArrivalFocus.ts'
export { type FlowNavigation, useFlowNavigation } from './useFlowNavigation.ts'
