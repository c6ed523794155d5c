import { countUse, resetUses } from './countUse.ts'
import { type CodeName, type CodeServices, useCode } from './oneTimeCodes.ts'

const DAY_MS = 86_400_000
/** So that somebody who can read the mail can't guess the date of birth. */
const WRONG_DATES_A_MONTH = 10
const MONTH_MS = 30 * DAY_MS

/** Whoever a code was mailed to: the address is one that somebody typed and nobody verified. */
interface Recipient {
  dateOfBirth: string | null | undefined
  /** Names the count of wrong dates, which outlives a code and a link. */
  countedAs: string
}

/**
 * Whether a mailed code and the recipient's date of birth are right. They are right together or refused together, so that
 * neither is found by itself. If the address was mistyped, the code reaches a stranger, who doesn't know the date: a right
 * code with a wrong date counts, and stays valid for its other tries. Whoever has no code uses up no more than the tries of
 * one, so nobody else's guesses keep the recipient out.
 */
export async function useCodeWithDate(
  services: CodeServices,
  name: CodeName,
  { dateOfBirth: own, countedAs }: Recipient,
  { code, dateOfBirth }: { code: string; dateOfBirth: string },
): Promise<boolean> {
  const { database, now } = services
  const counted = `wrong dates ${countedAs}`
  const outcome = await useCode(services, name, code, async () => {
    const uses = await countUse(database.queries, counted, MONTH_MS, now())
    return uses <= WRONG_DATES_A_MONTH && own === dateOfBirth
  })
  if (outcome === 'right') await resetUses(database.queries, counted)
  return outcome === 'right'
}
