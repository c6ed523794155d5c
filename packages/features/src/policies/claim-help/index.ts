export { HelpLines } from './HelpLines.tsx'
