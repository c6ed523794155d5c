import { letter } from '../mail/letter.ts'
import { paragraphs } from '../mail/paragraphs.ts'
import { NAMES_BY_SCRIPT } from './namesByScript.ts'

/** Names by script, each as a paragraph of a message. */
export const MAILED_NAMES = Object.values(NAMES_BY_SCRIPT)

/** The message as mail programs get it. */
export const mailOfNames = (): string =>
  letter({
    subject: 'Names in every script',
    sender: 'Wattlebird',
    letterhead: null,
    ...paragraphs(MAILED_NAMES),
  })
