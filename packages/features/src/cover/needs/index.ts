export { NEED_WORDS } from './needWords.ts'
