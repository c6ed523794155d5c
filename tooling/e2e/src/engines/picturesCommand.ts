import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import startProduct from '../startProduct.ts'
import { logIn } from './account.ts'
import { engines } from './engines.ts'
import { joinPictures } from './joinPictures.ts'
import { calculate, quote } from './journeys.ts'
import { SITE } from './site.ts'
import type { Visitor } from './visit.ts'

const FOLDER = join(import.meta.dirname, '../../../../.data/engine-pictures')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const SCHEMES = ['light', 'dark'] as const

/** WebKit takes what it painted last; colours change in a moment. */
const PAINTED = `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => {
  for (const animation of document.getAnimations())
    if (animation.effect.getTiming().iterations !== Infinity) animation.finish()
  requestAnimationFrame(() => requestAnimationFrame(() => done(null)))
})))`

type Take = (screen: string) => Promise<void>

/** Twelve screens, in the order in which a visitor can reach them. */
async function walk(visitor: Visitor, take: Take): Promise<void> {
  const open = async (screen: string, path: string) => {
    await visitor.open(`${SITE}${path}`)
    await visitor.until('document.querySelector("main h1")?.checkVisibility() ?? false')
    await take(screen)
  }
  await open('home', '/')
  await open('faq', '/faq')
  await open('contact', '/contact-us')
  await open('covers', '/client-quote/select-covers')
  await open('about-you', '/life-insurance-calculator/about-you')
  await calculate(visitor, SITE)
  await take('results')
  await quote(visitor)
  await visitor.see('7 of 7 insurers have answered')
  await take('quotes')
  await open('comparison', '/client-quote/quote/compare?insurers=NEO,AIG,MLC,ZUR')
  await open('sign-up', '/sign-up')
  await open('log-in', '/login')
  await logIn(visitor, SITE, 'Robin')
  await visitor.see('MLC0012345')
  await take('account')
  await open('claim', '/account/make-a-claim')
}

const stop = await startProduct()
try {
  await mkdir(FOLDER, { recursive: true })
  const taken = new Map<string, { readonly engine: string; readonly picture: Uint8Array }[]>()
  for (const size of SIZES)
    for (const { name, start } of engines) {
      if (!start) continue
      const visitor = await start(size)
      await walk(visitor, async (screen) => {
        for (const scheme of SCHEMES) {
          await visitor.run(`document.documentElement.setAttribute('data-scheme', '${scheme}')`)
          await visitor.run(PAINTED)
          const file = `${screen}-${size.width}-${scheme}`
          const pictures = taken.get(file) ?? []
          taken.set(file, [...pictures, { engine: name, picture: await visitor.picture() }])
        }
      })
      await visitor.close()
    }
  for (const [file, pictures] of taken) await joinPictures(join(FOLDER, `${file}.png`), pictures)
  console.log(
    `${taken.size} sheets in .data/engine-pictures, side by side: ${engines.map(({ name }) => name).join(', ')}`,
  )
} finally {
  await stop()
}
