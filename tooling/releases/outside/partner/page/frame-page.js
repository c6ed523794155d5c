import { connectFrame } from '/frame.js'

const partner = connectFrame({
  allowedOrigins: ['PARTNER'],
  onInit: ({ accountName }) => {
    document.body.textContent = `Cover by ${accountName}`
    partner.emit({ type: 'brand-applied', accountName })
    partner.watchHeight(document.body)
  },
})
