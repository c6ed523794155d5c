import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const complaints = []
console.error = (message) => complaints.push(message)
const html = renderToString(
  createElement(CoverkitEmbed, { host: 'http://127.0.0.1:9', account: 'wattlebird' }),
)
console.log(JSON.stringify({ html, complaints }))
