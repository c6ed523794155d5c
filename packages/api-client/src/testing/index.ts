export { handlers, ODD_INSURER } from './handlers.ts'
export { SCENARIOS, type Scenario } from './scenarios.ts'
