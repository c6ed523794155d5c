export type { OpenFlow } from './OpenFlow.ts'
export { persistOpenFlows } from './persistOpenFlows.ts'
export { loadRaw, rawKind } from './rawDraft.ts'
export { saveFromOtherDevice } from './saveFromOtherDevice.ts'
