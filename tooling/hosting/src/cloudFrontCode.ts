import type { HostingPlan } from '@coverkit/vite/plan'

/** Maximum length of a CloudFront Function, in bytes. */
const MOST_BYTES = 10_240

/** The code of both functions that decides who may frame a document. It reads `DATA.partners` and `DATA.all`. */
const PARTNERS_OF = `function partnersOf(request) {
  if (!DATA.partners) return ''
  var given = request.querystring.accountName
  var use = request.headers['sec-fetch-dest']
  if (!given || (use && use.value === 'document')) return DATA.all
  var isOne = !given.multiValue || given.multiValue.length === 1
  return isOne && Object.keys(DATA.partners).indexOf(given.value) >= 0 ? DATA.partners[given.value] : ''
}
`

const ROUTE_OF = `function routeOf(path) {
  for (var i = 0; i < DATA.routes.length; i++)
    if (new RegExp(DATA.routes[i][0]).test(path)) return DATA.routes[i][1]
}
`

/** Returns the data for `partnersOf`. */
export function partnerData({ embed }: HostingPlan): object {
  if (!embed) return {}
  const hosts = Object.entries(embed.partners).map(([name, origins]) => [name, origins.join(' ')])
  const all = [...new Set(Object.values(embed.partners).flat())].join(' ')
  return { partners: Object.fromEntries(hosts), all }
}

/**
 * One function: its data, then code that is the same for every site.
 * @throws when it is too long for CloudFront.
 */
export function edgeFunction(name: string, data: object, handler: string): string {
  const code = `var DATA = ${JSON.stringify(data)}\n${PARTNERS_OF}${ROUTE_OF}${handler}`
  const bytes = Buffer.byteLength(code)
  if (bytes > MOST_BYTES) throw new Error(`${name}: ${bytes} bytes, CloudFront takes ${MOST_BYTES}`)
  return code
}
