export { type FlowChoices, type Walk, walkFlow } from './walkFlow.ts'
