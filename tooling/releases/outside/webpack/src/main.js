import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Button } from '@coverkit/ui'
import { themeCss } from '@coverkit/ui/theme'
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import '@coverkit/ui/base.css'
import '@coverkit/ui/styles.css'

const colours = {
  action: '#0B6E4F',
  actionPressed: '#084F39',
  accent: '#F2A541',
  accentText: '#7A4B00',
  ink: '#16211D',
  softInk: '#4C5954',
  tint: '#F1F6F3',
  border: '#7F8C86',
}
const sheet = new CSSStyleSheet()
sheet.replaceSync(themeCss({ colours, radius: 10 }))
document.adoptedStyleSheets.push(sheet)

createRoot(document.getElementById('root')).render(
  createElement(
    Fragment,
    null,
    createElement(Button, { variant: 'primary' }, 'Work it out'),
    createElement(CoverkitEmbed, { host: location.origin, accountName: 'wattlebird' }),
  ),
)
