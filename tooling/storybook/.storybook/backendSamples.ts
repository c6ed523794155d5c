import type { Plugin } from 'vite'

const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']

const MAILS = 'virtual:backend-mails'
const PAPERS = 'virtual:backend-papers'

/** Loaded when a page wants it: the backend with all it needs takes a second of every start. */
const samples = () => import('@coverkit/sandbox/samples')

const mailModule = async () => {
  const { letterOf, PLACES, sampleMails } = await samples()
  const letters = Object.fromEntries(BRANDS.map((brand) => [brand, letterOf(brand)]))
  return `export const places = ${JSON.stringify(PLACES)}
export const letters = ${JSON.stringify(letters)}
export const mails = ${JSON.stringify(sampleMails())}`
}

const dataAddress = (pdf: Uint8Array) =>
  JSON.stringify(`data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}`)

/**
 * Provides Storybook with the messages and the documents that the backend makes, with sample content:
 * `virtual:backend-mails` and `virtual:backend-papers`. The backend's own functions render them while
 * Storybook is built. PDFs are files of the build; while it is served from sources they are inlined in the
 * module.
 */
export function backendSamples(): Plugin {
  let isBuild = false
  return {
    name: 'coverkit:backend-samples',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === MAILS || id === PAPERS ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${MAILS}`) return mailModule()
      if (id !== `\0${PAPERS}`) return null
      const { renderedPapers } = await samples()
      const rows = (await renderedPapers()).map(({ name, html, pdf }, index) => {
        const source = { type: 'asset', name: `paper-${index + 1}.pdf`, source: pdf } as const
        const address = isBuild ? `import.meta.ROLLUP_FILE_URL_${this.emitFile(source)}` : dataAddress(pdf)
        return `{ name: ${JSON.stringify(name)}, html: ${JSON.stringify(html)}, pdf: ${address} }`
      })
      return `export const papers = [${rows.join(',\n')}]`
    },
  }
}
