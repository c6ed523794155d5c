import { brandCopy } from './brandCopy.ts'
import { brandTemplate } from './brandTemplate.ts'
import { frameFiles } from './frameFiles.ts'
import { INVENTORY, inventoryWith } from './inventoryWith.ts'
import type { Plan } from './Plan.ts'
import { readBrandAnswers } from './readBrandAnswers.ts'

/** Plans a brand: a folder with a name, an address, a port, colours and a small home page of its own. */
export function planBrand(root: string, args: readonly string[]): Plan {
  const answers = readBrandAnswers(root, args)
  const { account, from } = answers
  const inventory = inventoryWith(root, answers)
  return {
    files: new Map([
      ...(from === null ? brandTemplate(root, answers) : brandCopy(root, from, answers)),
      [INVENTORY, inventory],
      ...(answers.isFramed ? frameFiles(root, answers) : []),
    ]),
    remains: [
      `src/brand.ts: what you did not give of domain, email, phone and licence numbers is made up`,
      `src/home/copy.ts: the words of the home page${from === null ? '' : `, and what else still speaks of apps/${from}`}`,
      'src/LogoMark.tsx, public/favicon.svg, public/social.png: the drawings, until you have your own',
    ],
    brand: account,
  }
}
