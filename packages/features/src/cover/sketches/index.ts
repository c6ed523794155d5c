export { coverSketches } from './coverSketches.tsx'
