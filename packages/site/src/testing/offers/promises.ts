import type { OfferName } from '@coverkit/brand/offers'

/** Words that promise an offer. A site that doesn't have it says none of them. */
const PROMISES: Readonly<Record<OfferName, RegExp>> = {
  claims:
    /\bmak(?:e|ing) a claim\b|\blodg(?:e|ed|ing)\b|\bhelp\b[^.|]*\bclaim|\bapply or claim\b|\btransfers, claims\b|\babout a claim\b|\ba claim to\b/gi,
  transfers: /\btransfer(?:s|red|ring)?\b/gi,
  changeCover: /\bchang(?:e|ing) (?:my|your) cover\b/gi,
  guaranteedInsurability: /\binsurability\b|\blife events?\b/gi,
  identityCheck:
    /\bidentity checks?\b|\b(?:confirm|check) (?:my|your) identity\b|\bdocument verification\b/gi,
  account:
    /\blog(?:ged|ging)? ?(?:in|out)\b|\bsign(?:ed|ing)? ?(?:up|in)\b|\b(?:an|your|our|my) account\b|\bpasswords?\b/gi,
}

/** Sentences with such words that speak of something else: of a bank's account, a fund's, and of another owner. */
const HARMLESS = [
  'You pay from your account or card.',
  'takes the premium from your account.',
  'you need enough in your account.',
  'you can usually transfer a policy to another owner with a form',
]

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of a document, those of its head and of its structured data included. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replace(/<meta (?!name="coverkit:)[^>]*content="([^"]*)"[^>]*>/g, ' $1 | ')
    .replace(/<\/(?:p|h\d|li|td|th|dd|dt|title|div|button|span|summary|a|label|option)>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)

/** The words of a text that promise an offer, with those around them. */
export function promisesIn(text: string, offer: OfferName): readonly string[] {
  const words = HARMLESS.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
  return [...words.matchAll(PROMISES[offer])].map(({ index }) =>
    words.slice(Math.max(0, index - 60), index + 60),
  )
}
