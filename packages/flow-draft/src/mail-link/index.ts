export { isMailable } from './mailableFlows.ts'
export { withoutHealth } from './withoutHealth.ts'
