/** The id of the step, and what its typed input begins with. */
export const STEP = 'personal-questionnaire'

/** Does typed input belong to the questionnaire? It is stored only where the answers are. */
export const isOfQuestionnaire = (key: string): boolean => key.startsWith(`${STEP}/`)
