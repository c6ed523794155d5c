import { countUse, resetUses } from './countUse.ts'
import { type CodeName, type CodeServices, useCode } from './oneTimeCodes.ts'

const DAY_MS = 86_400_000
/** The limit of guesses at the date of birth by a person who reads the recipient's mail. */
const WRONG_DATES_A_MONTH = 10
const MONTH_MS = 30 * DAY_MS

/** The person a code was mailed to, at an address that was entered and never verified. */
interface Recipient {
  dateOfBirth: string | null | undefined
  /** Names the count of wrong dates, which outlives codes and links. */
  countedAs: string
}

/**
 * Checks a mailed code and the recipient's date of birth. Both are accepted or refused together, so that neither
 * can be found alone. If the address was mistyped, the code reaches a stranger, who doesn't know the date: a right
 * code with a wrong date counts as a try and stays valid for the remaining ones. A person without a code uses up
 * at most the tries of one code, so a stranger's guesses don't lock the recipient out.
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
