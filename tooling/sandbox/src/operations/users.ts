import { eq, sql } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { callerOf } from '../http/authenticate.ts'
import type { Operation } from './Operation.ts'

const BLANK_PROFILE = {
  first_Name: null,
  middle_Name: null,
  last_Name: null,
  mobile: null,
  mailing_Street: null,
  mailing_City: null,
  mailing_State: null,
  mailing_Zip: null,
  email_Opt_Out: null,
  gender: null,
  age: null,
  smoker: null,
  title: null,
  occupation_ID: null,
  annual_Income: null,
  date_of_Birth: null,
  employment_Status: null,
  nomination_Type: null,
}

/** The customer whom the token names; nobody else can be asked for. */
export const getUser: Operation = async ({ database }, request) => {
  const { subject, email } = callerOf(request)
  const [row] = await database.queries.select().from(users).where(eq(users.subject, subject))
  return { ...BLANK_PROFILE, ...(row?.profile as object | undefined), id: subject, email }
}

/** Changes the fields given, which the document lists: never the id, the address or anything the server works out. */
export const updateUser: Operation = async ({ database }, request) => {
  const { subject, email } = callerOf(request)
  const changes = request.body as object
  const merged = sql`${users.profile} || ${JSON.stringify(changes)}::jsonb`
  await database.queries
    .insert(users)
    .values({ subject, email, profile: changes })
    .onConflictDoUpdate({ target: users.subject, set: { email, profile: merged } })
  return { successful: true }
}
