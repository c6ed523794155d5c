import { startLocal } from './startLocal.ts'

const apiPort = Number(process.env.API_PORT ?? 4000)
const paymentPort = Number(process.env.PAYMENT_PORT ?? apiPort + 1)
const sitePort = Number(process.env.SITE_PORT ?? 4100)

try {
  const local = await startLocal({
    backend: { port: apiPort, paymentPort, output: process.env.SANDBOX_LOG === 'on' ? 'inherit' : 'ignore' },
    firstSitePort: sitePort,
  })
  const rows = [
    ...local.sites.map(({ name, url, port }) => [`Site ${name}`, `http://localhost:${port}  or  ${url}`]),
    ...(local.partner ? [['Demo partner', local.partner.url]] : []),
    ['API', local.backend.url],
    ...(local.backend.paymentUrl
      ? [['Payment', `${local.backend.paymentUrl}  (a stand-in, in the sites’ frames only)`]]
      : []),
    ['Identity', `${local.backend.url}/  (the protocol of a Cognito user pool)`],
    ['Mailbox', `${local.backend.url}/sandbox/mail`],
    ['Customers', `${local.backend.url}/sandbox/customers  (sample accounts and their passwords)`],
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length))
  console.log(`\n${rows.map(([label = '', address]) => `  ${label.padEnd(width)}  ${address}`).join('\n')}\n`)
  console.log('  Press Ctrl+C to stop.\n')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => local.stop().then(() => process.exit(0)))
  }
  local.backend.process.once('exit', (code) => {
    console.error(`The backend ended (code ${code}). The sites stay up; start again with "npm start".`)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
