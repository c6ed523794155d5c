export { ChosenInsurer } from './ChosenInsurer.tsx'
export { InsurerMark } from './InsurerMark.tsx'
