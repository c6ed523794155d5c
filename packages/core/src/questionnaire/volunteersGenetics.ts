const TESTED = '(?:tests?|tested|testing|checks?|screen(?:s|ed|ing)?|results?|profil(?:es?|ing)|kits?)'

const PATTERNS: readonly RegExp[] = [
  /\bgenetic(?:ally)? (?:\w+ )?(?:test|screen|result|profil|panel|report|risk|marker|mutation|variant|counsel)/i,
  new RegExp(`\\b(?:gene|genes|genome|genomic|dna|exome|carrier|predictive) ${TESTED}\\b`, 'i'),
  /\b(?:test|screen)(?:s|ed|ing)? (?:\w+ ){0,2}(?:for|of|on) (?:\w+ ){0,3}(?:genes?|dna|genetics?)\b/i,
  /\b(?:genome|exome|dna|genes?|genetic) (?:sequenc|panel|mutation|fault|carrier|status)/i,
  /\b(?:carry|carries|carrying|have|has|had|inherited) (?:the|an?) (?:\w+ )?gene\b/i,
  /\bbrca(?: ?[12])?\b/i,
  /\blynch (?:syndrome|gene|test|mutation|positive|negative|carrier)/i,
  /\b(?:have|has|had|for|with|carry|carries) lynch\b/i,
  /\b(?:apoe|mlh1|msh2|msh6|pms2|palb2|huntingtin|polygenic)\b/i,
  /\b(?:23 ?and ?me|ancestry ?dna|my ?heritage dna)\b/i,
]

/**
 * Does free text seem to speak of a genetic test? To say so beside the field, as an insurer may neither request nor use
 * its result; nothing is refused.
 */
export function volunteersGenetics(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').replace(/[’']s\b/g, '')
  const spaced = plain.replace(/(?<=\w)-(?=\w)/g, ' ')
  return PATTERNS.some((pattern) => pattern.test(plain) || pattern.test(spaced))
}
