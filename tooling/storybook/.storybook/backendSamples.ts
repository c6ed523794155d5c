import { letterOf, PLACES, renderedPapers, sampleMails } from '@coverkit/sandbox/samples'
import type { Plugin } from 'vite'

const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']

const MAILS = 'virtual:backend-mails'
const PAPERS = 'virtual:backend-papers'

const mailModule = () => {
  const letters = Object.fromEntries(BRANDS.map((brand) => [brand, letterOf(brand)]))
  return `export const places = ${JSON.stringify(PLACES)}
export const letters = ${JSON.stringify(letters)}
export const mails = ${JSON.stringify(sampleMails())}`
}

/**
 * Gives Storybook the messages and the documents that the backend makes, with sample content: `virtual:backend-mails` and
 * `virtual:backend-papers`. They are rendered by the backend's own functions while Storybook is built.
 */
export function backendSamples(): Plugin {
  return {
    name: 'coverkit:backend-samples',
    resolveId: (id) => (id === MAILS || id === PAPERS ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${MAILS}`) return mailModule()
      if (id === `\0${PAPERS}`) return `export const papers = ${JSON.stringify(await renderedPapers())}`
      return null
    },
  }
}
