export { personalQuestionnaire } from './personalQuestionnaire.ts'
export { personalReleases } from './releases.ts'
