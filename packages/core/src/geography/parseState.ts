import { type ParseOptions, plainSigns, refuse, requiredText } from '../fields/cleanText.ts'
import { STATES, type State } from './states.ts'

const names: Readonly<Record<State, string>> = {
  NSW: 'new south wales',
  VIC: 'victoria',
  QLD: 'queensland',
  WA: 'western australia',
  SA: 'south australia',
  TAS: 'tasmania',
  ACT: 'australian capital territory',
  NT: 'northern territory',
}

/**
 * Reads a state or territory by its abbreviation or full name, in any case, with full stops or without.
 *
 * @throws InvalidInputError `required`, `choice`, `too-long`.
 */
export function parseState(text: string, options: ParseOptions = {}): State {
  const clean = plainSigns(requiredText(text, 40, options))
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
  const found = STATES.find((state) => state.toLowerCase() === clean || names[state] === clean)
  return found ?? refuse(options, 'choice')
}
