import pg from 'pg'

/**
 * Makes a database on a test server, empty or as a copy of another one, which must have no connections meanwhile.
 * @param server The address of its database `postgres`.
 */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<{ url: string }> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return { url: server.replace(/postgres$/, name) }
}
