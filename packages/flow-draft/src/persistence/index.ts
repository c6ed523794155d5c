export { type OpenFlow, persistOpenFlows } from './persistOpenFlows.ts'
export { loadRaw, rawKind } from './rawDraft.ts'
