export { type ChangeChoices, type ChangeWalk, walkChanges } from './walkChanges.ts'
export { type FlowChoices, type Walk, walkFlow } from './walkFlow.ts'
