import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Button } from '@coverkit/ui'
import { coloursFrom, themeCss } from '@coverkit/ui/theme'
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import '@coverkit/ui/base.css'
import '@coverkit/ui/styles.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(themeCss({ colours: coloursFrom('#0B6E4F'), radius: 10 }))
document.adoptedStyleSheets.push(sheet)

createRoot(document.getElementById('root')).render(
  createElement(
    Fragment,
    null,
    createElement(Button, { variant: 'primary' }, 'Work it out'),
    createElement(CoverkitEmbed, { host: location.origin, accountName: 'wattlebird' }),
  ),
)
