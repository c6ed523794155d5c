import { type ParseOptions, plainSigns, refuse, requiredText } from './cleanText.ts'
import { isEmailAddress } from './isEmailAddress.ts'

const longestEmail = 254
const foreignDomain = /^([^@]+)@([\p{L}\p{M}\p{Nd}.-]+)$/u

// Every runtime has it; the type library of pure code does not.
declare const URL: new (text: string) => { readonly hostname: string }

/** The domain in ASCII (Punycode), as mail servers and the contract know it. */
function asciiDomain(address: string): string {
  const [, name, domain] = foreignDomain.exec(address) ?? []
  if (domain === undefined || /^[!-~]+$/.test(domain)) return address
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** The address without what it was copied with: `Jo <jo@example.com>`, a blank beside `@`, a full stop behind. */
const bareAddress = (text: string): string =>
  plainSigns(text)
    .replace(/^[^@<]*<([^<>]+)>$|[.,;]+$/g, '$1')
    .replace(/ ?@ ?/, '@')
    .replace('’', "'")

/**
 * Reads one email address with a dotted domain. Its case is kept; compare addresses in lower case. A domain in letters
 * of any script comes back in ASCII, since the contract takes no other.
 *
 * @throws InvalidInputError `required`, `format`, `too-long`.
 */
export function parseEmail(text: string, options: ParseOptions = {}): string {
  const address = asciiDomain(bareAddress(requiredText(text, longestEmail, options)))
  return isEmailAddress(address) ? address : refuse(options, 'format')
}
