import type { Block, TextDocument } from '../../rendering/TextDocument.ts'
import { PAGE_LABEL } from './commonContent.ts'
import { disclosureStatement } from './disclosureStatement.ts'
import { privacyStatement } from './privacyStatement.ts'
import type { Edition, SampleInsurer } from './SampleInsurer.ts'
import { servicesGuide } from './servicesGuide.ts'
import { supplementaryStatement } from './supplementaryStatement.ts'
import { targetMarket } from './targetMarket.ts'

type Write = (insurer: SampleInsurer, edition: Edition, main: Edition | undefined) => readonly Block[]

const CONTENT: Readonly<Record<Edition['type'], Write>> = {
  PDS: disclosureStatement,
  SPDS: supplementaryStatement,
  TMD: targetMarket,
  FSG: servicesGuide,
  privacy: privacyStatement,
}

/** Returns the sample document of one edition. `main` is the disclosure statement of a supplementary one. */
export const sampleDocument = (
  title: string,
  insurer: SampleInsurer,
  edition: Edition,
  main: Edition | undefined,
): TextDocument => ({
  title,
  publisher: insurer.name,
  label: PAGE_LABEL,
  blocks: CONTENT[edition.type](insurer, edition, main),
})
