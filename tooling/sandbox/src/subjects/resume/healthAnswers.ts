const HEALTH = /questionnaire|health/i

/** Lists the paths of answers to health questions, which only a signed-in customer may store. */
export function healthAnswers(answers: unknown, path: string): string[] {
  if (typeof answers !== 'object' || answers === null) return []
  return Object.entries(answers).flatMap(([key, inner]) => {
    const own = `${path}.${key}`
    return HEALTH.test(key) ? [own] : healthAnswers(inner, own)
  })
}
