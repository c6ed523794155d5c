const LOCAL = ['localhost', '127.0.0.1']

/**
 * The address of the payment provider's page, from what the host wrote into the page's head; null where there is none.
 * It has to be of another origin, so that the browser keeps card numbers from our scripts.
 */
export function paymentUrlOf(content: string | null, ownOrigin: string): string | null {
  if (content === null || !URL.canParse(content)) return null
  const { protocol, hostname, origin, href, username } = new URL(content)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname))
  return isSecure && origin !== ownOrigin && username === '' ? href : null
}

export function readPaymentUrl(page: Document): string | null {
  const content = page.querySelector('meta[name="coverkit:payment-url"]')?.getAttribute('content') ?? null
  return paymentUrlOf(content, page.location.origin)
}
