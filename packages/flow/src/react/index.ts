export { ArrivalFocus } from './ArrivalFocus.tsx'
export type { FlowSource } from './FlowSource.ts'
export { type FlowScreens, flowRoutes, type LoadScreen } from './flowRoutes.tsx'
export { type FlowNavigation, useFlowNavigation } from './useFlowNavigation.ts'
