import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page.js'

window.recovered = []
hydrateRoot(document.getElementById('root'), createElement(Page), {
  onRecoverableError: (error) => window.recovered.push(String(error)),
})
document.documentElement.dataset.hydrated = 'yes'
