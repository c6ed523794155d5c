const HEALTH = /questionnaire|health/i

/** The paths of answers to health questions: only a signed-in customer may leave those with us. */
export function healthAnswers(answers: unknown, path: string): string[] {
  if (typeof answers !== 'object' || answers === null) return []
  return Object.entries(answers).flatMap(([key, inner]) => {
    const own = `${path}.${key}`
    return HEALTH.test(key) ? [own] : healthAnswers(inner, own)
  })
}
