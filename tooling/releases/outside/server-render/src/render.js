// Writes the page as a server sends it: styles linked, the theme in a file, markup of React.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { coloursFrom, themeCss } from '@coverkit/ui/theme'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { Page } from './Page.js'

mkdirSync('dist', { recursive: true })
writeFileSync('dist/theme.css', themeCss({ colours: coloursFrom('#0B6E4F'), radius: 10 }))
for (const file of ['base.css', 'styles.css'])
  cpSync(fileURLToPath(import.meta.resolve(`@coverkit/ui/${file}`)), `dist/${file}`)

const markup = await text(await renderToReadableStream(createElement(Page)))
const links = ['theme', 'base', 'styles'].map((name) => `<link rel="stylesheet" href="/${name}.css">`)
const head = `<meta charset="utf-8"><title>Served</title>${links.join('')}`
const body = `<div id="root">${markup}</div><script type="module" src="/client.js"></script>`
writeFileSync(
  'dist/index.html',
  `<!doctype html><html lang="en-AU"><head>${head}</head><body>${body}</body></html>`,
)
