export { Arrival } from './Arrival.tsx'
export { FactList } from './FactList.tsx'
export { Reference } from './Reference.tsx'
