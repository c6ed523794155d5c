export { completeRoute } from './completeRoute.tsx'
export { endingSource } from './endingSource.ts'
