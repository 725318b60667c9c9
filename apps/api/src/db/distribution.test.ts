import { randomUUID } from 'node:crypto'
import { addNote, readCase, reply, updateCase, updateCases } from '@candour/schemas/cases.ts'
import { companySort, getSlugUse, listCompanies, updateDashboardCompany } from '@candour/schemas/companies.ts'
import { endpoints } from '@candour/schemas/endpoints.ts'
import { exportPerson } from '@candour/schemas/privacy.ts'
import { correctSentiment, countReviews, createReview, listReviews } from '@candour/schemas/reviews.ts'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db, Tx } from '#db/client.ts'
import { distributedTables, localTables, referenceTables } from '#db/distribution.ts'
import { functionsOnCluster } from '#db/functions-on-cluster.ts'
import { withPlatform } from '#db/scope.ts'
import { noteAlerts } from '#modules/alerts/note-alerts.ts'
import { countReviews as countReviewsOf } from '#modules/funnel/review-counts.ts'
import { detectLanguages } from '#modules/reviews/detection/detect-languages.ts'
import { type EventRange, readReviewKeys } from '#modules/reviews/events.ts'
import { system } from '#principal.ts'
import { buildTestApp } from '#test/app.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { rangeOf } from '#test/event-range.ts'
import { type SentStatement, statements } from '#tracing-channels.ts'

let t: TestDatabase

beforeAll(async () => {
  t = await createTestDatabase()
})
afterAll(() => t.drop())

const detectStored = async (tx: Tx, events: EventRange) =>
  detectLanguages(tx, await readReviewKeys(tx, events))

const distributed: readonly string[] = distributedTables
const reference: readonly string[] = referenceTables
const onNodes = [...distributed, ...reference]
const local = Object.keys(localTables)

/**
 * Trigger functions that a cluster replaces: its events are in one order across companies, and batches are counted in one
 * statement only where a transition table can be joined.
 */
const replaced = ['record_review_events', 'roll_up_reviews']

/**
 * Functions with a statement that reads both distributed and local tables, each off the visitors' and dashboards' path:
 * a cluster fetches the rows of one side first.
 */
const rare: Readonly<Record<string, string>> = {
  find_person: 'a privacy request: a union of independent reads',
  export_records: 'a privacy request: a union of independent reads',
  people_of_records: 'a privacy request: a union of independent reads',
  erase_records: 'a privacy request: a union of independent reads',
  remember_erasures: 'a privacy request: a union of independent reads',
}

interface Fn {
  name: string
  language: string
  parameters: number
  body: string
}

async function readFunctions(db: Db | Tx): Promise<Fn[]> {
  const { rows } = await sql<Fn>`
    select p.proname as name, l.lanname as language, p.pronargs::integer as parameters,
      coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    )
    order by 1
  `.execute(db)
  return rows
}

/** The statements of a body, roughly: without comments and texts, and without what controls them. */
const statementsOf = ({ body }: Pick<Fn, 'body'>) =>
  body
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(/;|\b(?:then|loop|else)\s*\n|\bbegin\b/)

const named = (statement: string, tables: readonly string[]) =>
  tables.filter((table) =>
    new RegExp(
      `\\b(?:from|join|update|using|only|insert\\s+into|delete\\s+from)\\s+(?:public\\.)?${table}\\b`,
    ).test(statement),
  )

/** A statement without what is in parentheses. */
function outermost(statement: string): string {
  const less = statement.replace(/\([^()]*\)/g, '')
  return less === statement ? statement : outermost(less)
}

/** Functions of triggers on distributed tables, and those that they call. */
async function onShards(db: Db | Tx): Promise<Fn[]> {
  const functions = await readFunctions(db)
  const { rows } = await sql<{ name: string }>`
    select distinct p.proname as name from pg_trigger g join pg_proc p on p.oid = g.tgfoid
    where not g.tgisinternal and g.tgrelid::regclass::text = any(${distributed})
  `.execute(db)
  const found = new Set(rows.map(({ name }) => name))
  for (const name of found) {
    const bodies = functions.filter((each) => each.name === name).map(({ body }) => body)
    for (const { name: called } of functions) {
      if (bodies.some((body) => new RegExp(`\\b${called}\\(`).test(body))) found.add(called)
    }
  }
  return functions.filter(({ name }) => found.has(name))
}

const ask = async (db: Db | Tx, query: RawBuilder<{ found: string }>) =>
  (await query.execute(db)).rows.map(({ found }) => found)

interface Rule {
  rule: string
  /** The reason why a cluster needs the rule. */
  because: string
  violations: (db: Db | Tx) => Promise<string[]>
  /** Statements that break the rule, and the violation that the check must report. */
  broken: readonly [statements: string, found: string][]
}

const trigger = (name: string, body: string, more = '') => `
  create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$;
  create trigger ${name} after update on reviews ${more || 'for each row'} execute function ${name}();`

const rules: Rule[] = [
  {
    rule: 'every table is placed',
    because: 'a table that is listed nowhere would be missing where a trigger looks for it',
    violations: (db) =>
      ask(
        db,
        sql`select relname::text as found from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely\\_%'
            and relname <> all(${[...onNodes, ...local]})`,
      ),
    broken: [['create table novelties ()', 'novelties']],
  },
  {
    rule: 'every key of a distributed table leads with company_id',
    because: 'a node can only know whether a key is taken among its own companies',
    violations: (db) =>
      ask(
        db,
        sql`select i.indexrelid::regclass::text as found from pg_index i
          left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attname = 'company_id'
          where i.indisunique and i.indrelid::regclass::text = any(${distributed}) and a is null`,
      ),
    broken: [['alter table messages add unique (id)', 'messages_id_key']],
  },
  {
    rule: 'every distributed table has a key',
    because: 'a shard is moved while it is written, row by row, by its key',
    violations: (db) =>
      ask(
        db,
        sql`select t as found from unnest(${[...onNodes]}::text[]) t
          where not exists (select from pg_index i where i.indrelid = t::regclass and i.indisprimary)`,
      ),
    broken: [['alter table case_counts drop constraint case_counts_pkey', 'case_counts']],
  },
  {
    rule: 'no foreign key crosses between distributed and local tables; within, it includes company_id',
    because: 'a node sees the rows of its companies and the reference tables only',
    violations: (db) =>
      ask(
        db,
        sql`select f.conrelid::regclass || '.' || f.conname as found
          from pg_constraint f, lateral (select f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to") k
          where f.contype = 'f' and (
            ("from" = any(${onNodes})) <> ("to" = any(${onNodes}))
            or "from" = any(${reference}) and "to" <> all(${reference})
            or "to" = any(${distributed}) and (
              select array_agg(a.attname::text) from pg_attribute a
              where (a.attrelid, a.attnum) in ((f.conrelid, f.conkey[1]), (f.confrelid, f.confkey[1]))
            ) <> '{company_id,company_id}'
          )`,
      ),
    broken: [
      [
        'alter table reviews add constraint company foreign key (company_id) references companies (id)',
        'reviews.company',
      ],
      [
        'alter table alerts add constraint about foreign key (company_id, about) references reviews (company_id, id)',
        'alerts.about',
      ],
    ],
  },
  {
    rule: 'no identity or sequence numbers rows of a distributed table',
    because: 'every node counts for itself, so the order would not be that of arrival',
    violations: (db) =>
      ask(
        db,
        sql`select a.attrelid::regclass || '.' || a.attname as found from pg_attribute a
          left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid::regclass::text = any(${onNodes}) and a.attnum > 0
            and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval%')`,
      ),
    broken: [['alter table messages add position bigint generated always as identity', 'messages.position']],
  },
  {
    rule: 'no policy of a distributed table reads another table',
    because: 'policies are checked on the node, and a subquery in one cannot be passed on',
    violations: (db) =>
      ask(
        db,
        sql`select p.polrelid::regclass || '.' || p.polname as found from pg_policy p
          join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
          where p.polrelid::regclass::text = any(${onNodes})
            and d.refclassid = 'pg_class'::regclass and d.refobjid <> p.polrelid`,
      ),
    broken: [
      [
        'create policy other on cases using (exists (select from companies where id = company_id))',
        'cases.other',
      ],
    ],
  },
  {
    rule: 'no function takes or returns rows of a distributed table',
    because: 'converting the table drops such functions silently',
    violations: (db) =>
      ask(
        db,
        sql`select p.oid::regprocedure::text as found from pg_proc p
          where p.pronamespace = 'public'::regnamespace and exists (
            select from pg_type y left join pg_type e on e.oid = y.typelem
            where y.oid = any(array[p.prorettype] || p.proargtypes::oid[] || coalesce(p.proallargtypes, '{}'))
              and (y.typrelid::regclass::text = any(${onNodes}) or e.typrelid::regclass::text = any(${onNodes}))
          )`,
      ),
    broken: [
      [
        'create function rows_of() returns setof reviews language plpgsql as $$ begin return; end $$',
        'rows_of()',
      ],
      [
        'create function of_row(it cases) returns void language plpgsql as $$ begin return; end $$',
        'of_row(cases)',
      ],
      [
        'create function of_rows(review_days[]) returns void language plpgsql as $$ begin return; end $$',
        'of_rows(review_days[])',
      ],
    ],
  },
  {
    rule: 'no function in SQL with parameters reads a distributed table',
    because: 'parameters of SQL functions cannot be passed on; those of PL/pgSQL can',
    violations: async (db) =>
      (await readFunctions(db))
        .filter(
          ({ language, parameters, body }) =>
            language === 'sql' && parameters > 0 && named(body, onNodes).length > 0,
        )
        .map(({ name }) => name),
    broken: [
      [
        'create function total(c uuid) returns bigint language sql as $$ select count(*) from reviews where company_id = c $$',
        'total',
      ],
    ],
  },
  {
    rule: 'triggers on distributed tables touch nothing but distributed and reference tables',
    because: 'they run on the node, where there is nothing else',
    violations: async (db) =>
      (await onShards(db)).flatMap((fn) =>
        replaced.includes(fn.name)
          ? []
          : statementsOf(fn).flatMap((statement) =>
              named(statement, local).map((table) => `${fn.name}: ${table}`),
            ),
      ),
    broken: [
      [
        trigger('elsewhere', 'update companies set name = name where id = new.company_id;'),
        'elsewhere: companies',
      ],
    ],
  },
  {
    rule: 'triggers on distributed tables notify nobody',
    because: 'who listens is connected to another node',
    violations: async (db) =>
      (await onShards(db))
        .filter(({ body }) => /\bnotify\b|\bpg_notify\b/i.test(body))
        .map(({ name }) => name),
    broken: [[trigger('tell', "perform pg_notify('reviews', new.id::text);"), 'tell']],
  },
  {
    rule: 'what a trigger’s statement changed is read alone',
    because: 'a transition table cannot be joined with tables of a cluster, nor inserted from',
    violations: async (db) => {
      const { rows } = await sql<{ name: string; transitions: string[] }>`
        select p.proname as name, array_agg(n) as transitions
        from pg_trigger g join pg_proc p on p.oid = g.tgfoid, unnest(array[g.tgoldtable, g.tgnewtable]::text[]) n
        where g.tgrelid::regclass::text = any(${distributed}) and n is not null
        group by 1
      `.execute(db)
      const functions = await readFunctions(db)
      return rows.flatMap(({ name, transitions }) =>
        replaced.includes(name)
          ? []
          : functions
              .filter((fn) => fn.name === name)
              .flatMap(statementsOf)
              .filter(
                (statement) =>
                  named(statement, transitions).length > 0 &&
                  named(statement, [...onNodes, ...local]).length > 0,
              )
              .map(() => name),
      )
    },
    broken: [
      [
        trigger(
          'joined',
          'perform from changed c join tenants t on t.id = c.company_id;',
          'referencing new table as changed for each statement',
        ),
        'joined',
      ],
      [
        trigger(
          'copied',
          'insert into review_edits (company_id, review_id) select company_id, id from changed;',
          'referencing new table as changed for each statement',
        ),
        'copied',
      ],
    ],
  },
  {
    rule: 'no function updates a distributed table from another one',
    because: 'the two are joined on the node, which a trigger’s statement cannot ask for',
    violations: async (db) =>
      (await readFunctions(db))
        .filter((fn) =>
          statementsOf(fn).some((statement) =>
            distributed.some((table) =>
              new RegExp(`\\bupdate\\s+(public\\.)?${table}\\b[^]*\\bset\\b[^]*\\bfrom\\b`).test(
                outermost(statement),
              ),
            ),
          ),
        )
        .map(({ name }) => name),
    broken: [
      [
        'create function revise() returns void language plpgsql as $$ begin update reviews r set rating = 1 from cases c where c.review_id = r.id; end $$',
        'revise',
      ],
    ],
  },
  {
    rule: 'no statement of a function reads both distributed and local tables',
    because: 'the rows of one side would be sent to where the other is',
    violations: async (db) =>
      (await readFunctions(db)).flatMap((fn) =>
        fn.name in rare || replaced.includes(fn.name)
          ? []
          : statementsOf(fn).flatMap((statement) => {
              const [there, here] = [named(statement, distributed), named(statement, local)]
              return there.length > 0 && here.length > 0
                ? [`${fn.name}: ${[...there, ...here].join(', ')}`]
                : []
            }),
      ),
    broken: [
      [
        'create function mixed() returns void language plpgsql as $$ begin perform from reviews r join companies c on c.id = r.company_id; end $$',
        'mixed: reviews, companies',
      ],
    ],
  },
  {
    rule: 'all security definer functions belong to one role',
    because: 'two roles in one transaction do not see each other’s rows',
    violations: (db) =>
      ask(
        db,
        sql`select proname::text as found from pg_proc
          where pronamespace = 'public'::regnamespace and prosecdef
            and proowner <> (select datdba from pg_database where datname = current_database())`,
      ),
    broken: [
      [
        `create function other() returns void language plpgsql security definer as $$ begin return; end $$;
        grant create on schema public to candour_platform; alter function other() owner to candour_platform`,
        'other',
      ],
    ],
  },
]

describe.each(rules)('$rule', ({ because, violations, broken }) => {
  it(`holds, because ${because}`, async () => {
    expect(await violations(t.owner)).toEqual([])
  })

  it('holds with the functions of a cluster', async () => {
    const rollback = new Error('rollback')
    const checked = t.owner.transaction().execute(async (tx) => {
      for (const statement of functionsOnCluster) await sql.raw(statement).execute(tx)
      expect(await violations(tx)).toEqual([])
      throw rollback
    })
    await expect(checked).rejects.toBe(rollback)
  })

  it.each(broken)('is found broken by %s', async (statements, found) => {
    const rollback = new Error('rollback')
    const checked = t.owner.transaction().execute(async (tx) => {
      for (const statement of statements.split(
        /;\s*(?=create |alter |grant |$)(?![^$]*\$\$(?:[^$]|\$(?!\$))*$)/,
      )) {
        if (statement.trim()) await sql.raw(statement).execute(tx)
      }
      expect(await violations(tx)).toContain(found)
      throw rollback
    })
    await expect(checked).rejects.toBe(rollback)
  })
})

/** Tables that a statement reads or writes, without those of functions. */
async function tablesOf(client: pg.Client, text: string): Promise<string[]> {
  // Sent without values, so that it is not prepared: a prepared statement would require them.
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  const plan = JSON.stringify(rows[0]?.['QUERY PLAN'])
  return [...new Set([...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name ?? ''))].toSorted()
}

/** Runs `work` and returns the statements that it sends, each once. */
async function statementsSentBy(work: () => Promise<void>): Promise<string[]> {
  const sent = new Set<string>()
  const collect = (message: unknown) => sent.add((message as SentStatement).text)
  statements.start.subscribe(collect)
  try {
    await work()
  } finally {
    statements.start.unsubscribe(collect)
  }
  return [...sent].filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text))
}

it('no statement of visitors, dashboards or operators reads both distributed and local tables', async () => {
  await using app = await buildTestApp()
  const { make } = app
  const company = await make.company()
  const location = await make.location(company)
  const placement = await make.placement(company, { locationId: location.id })
  const about = { locationId: location.id, placementId: placement.id, contactEmail: 'zoe@example.com' }
  const review = await make.review(company, { ...about, feedback: 'The food was slow', textLanguage: 'en' })
  for (let n = 0; n < 5; n += 1) await make.review(company, { ...about, textLanguage: 'de' })
  const owner = await make.user({ companies: [company] })
  const { cookie, call } = await app.signIn(owner.email)
  const operator = await app.signIn((await make.user({ role: 'superadmin' })).email)
  const get = async (path: string, query: Record<string, string> = {}) => {
    const url = path.replace(':id', review.id)
    const { statusCode } = await app.app.inject({
      url,
      query: { companyId: company.id, ...query },
      headers: { cookie },
    })
    expect(statusCode, `${url} ${JSON.stringify(query)}`).toBe(200)
  }
  const reads = endpoints.filter(
    ({ id, audience, method }) => audience === 'company' && method === 'GET' && id !== 'dashboardEvents',
  )
  expect(reads.length).toBeGreaterThan(25)

  const sent = await statementsSentBy(async () => {
    const submit = (body: object) =>
      app.call(createReview, { body: { companyId: company.id, rating: 2, feedback: 'Slow', ...body } })
    const submissionId = randomUUID()
    for (const body of [{ submissionId }, { submissionId, revision: 1, feedback: 'Very slow' }]) {
      const { body: stored } = await submit(body)
      await app.app.inject({ url: new URL(stored.receipt ?? '', 'http://localhost').pathname })
    }
    await Promise.all(Array.from({ length: 20 }, () => submit({ submissionId: randomUUID() })))
    for (const { id, path } of reads) await get(path, id === 'listCases' ? { ids: review.id } : {})
    for (const filters of [
      { q: 'slow' },
      { q: 'slow', status: 'new' },
      { status: 'new,done', assignee: 'me' },
      { textLanguage: 'de', theme: 'staff' },
      { locationId: location.id, rating: '1,2', from: '2026-01-01' },
      { placementId: placement.id, sentiment: 'negative', hasContact: 'true' },
    ]) {
      await get(listReviews.path, filters)
      await get(countReviews.path, filters)
    }
    const { companyId, id } = { companyId: company.id, id: review.id }
    const given = { params: { id }, query: { companyId } }
    for (const { status } of [
      await call(updateCase, { ...given, body: { version: 0, assigneeId: owner.id } }),
      await call(updateCases, { query: { companyId }, body: { ids: [id], status: 'in_progress' } }),
      await call(addNote, { ...given, body: { text: `For @${owner.email}` } }),
      await call(reply, { ...given, body: { text: 'Sorry!', submissionId: randomUUID() } }),
      await call(readCase, given),
      await call(correctSentiment, { ...given, body: { sentiment: 'positive' } }),
      await call(updateDashboardCompany, { query: { companyId }, body: { timeZone: 'Asia/Tokyo' } }),
      await call(exportPerson, { query: { companyId }, body: { ids: [id] } }),
    ]) {
      expect(status).toBeLessThan(300)
    }
    for (const sort of companySort.options) {
      expect((await operator.call(listCompanies, { query: { sort } })).status).toBe(200)
    }
    expect((await operator.call(getSlugUse, { params: { id: companyId } })).status).toBe(200)
    const events = await rangeOf(app.owner, [review])
    for (const handle of [noteAlerts, countReviewsOf, detectStored]) {
      await withPlatform(app.platformDb, system('command'), (tx) => handle(tx, events))
    }
  })

  const client = new pg.Client(app.url)
  await client.connect()
  const mixed: string[] = []
  for (const text of sent) {
    const tables = await tablesOf(client, text)
    const [there, here] = [distributed, local].map((list) => tables.filter((table) => list.includes(table)))
    if (there?.length && here?.length) mixed.push(`${there} and ${here}: ${text}`)
  }
  await client.end()
  expect(mixed).toEqual([])
  expect(sent.length).toBeGreaterThan(50)
})

it('consumers and operators find and store the same with the functions of a cluster', async () => {
  await using app = await buildTestApp()
  const { make, owner, platformDb } = app
  const operator = await app.signIn((await make.user({ role: 'superadmin' })).email)
  const outcomes: unknown[] = []
  for (const functions of [[], functionsOnCluster]) {
    for (const statement of functions) await sql.raw(statement).execute(owner)
    const company = await make.company({ name: 'Café Luna' })
    const { code: via } = await make.placement(company, { locationId: (await make.location(company)).id })
    await make.user({ companies: [company] })
    const stored: { id: string }[] = []
    for (const feedback of [
      'Das Essen war kalt und der Kellner unfreundlich',
      'The waiter was rude and the food was cold',
    ]) {
      const { body } = await app.call(createReview, {
        body: { companyId: company.id, rating: 1, feedback, via },
      })
      stored.push(body)
    }
    const events = await rangeOf(owner, stored)
    await sql`update reviews set sentiment = 1, sentiment_model = 0 where company_id = ${company.id}`.execute(
      owner,
    )
    const missing = [{ companyId: company.id, reviewId: randomUUID() }]
    for (const handle of [noteAlerts, countReviewsOf, detectStored]) {
      await withPlatform(platformDb, system('command'), (tx) => handle(tx, events))
    }
    const ofNothing = withPlatform(platformDb, system('command'), (tx) => detectLanguages(tx, missing))
    // A cluster waits for a review whose event is visible before it is.
    if (functions.length === 0) await ofNothing
    else await expect(ofNothing).rejects.toThrow('not visible yet')
    const { body } = await operator.call(listCompanies, { query: { sort: 'created' } })
    const { recentReviews } = body.find(({ id }) => id === company.id) ?? {}
    const { rows } = await sql`
      select
        (select json_agg(json_build_array(r.feedback, r.sentiment, r.sentiment_model, l.language, l.sentiment) order by r.feedback)
          from reviews r
          join review_languages l on l.company_id = r.company_id and l.review_id = r.id
          where r.company_id = ${company.id}) as languages,
        (select json_agg(json_build_array(theme, tone, rating, location_id is not null) order by theme, tone)
          from review_themes where company_id = ${company.id}) as themes,
        (select json_agg(json_build_array(grain, reviews) order by grain)
          from funnel_days where company_id = ${company.id}) as funnel,
        (select json_agg(json_build_array(kind, total)) from alerts where company_id = ${company.id}) as alerts
    `.execute(owner)
    outcomes.push({ ...(rows[0] as object), recentReviews })
  }
  expect(outcomes[0]).toMatchObject({
    recentReviews: 2,
    languages: expect.anything(),
    themes: expect.anything(),
    alerts: [['reviews', 2]],
    funnel: [0, 1, 2].map((grain) => [grain, 2]),
  })
  expect(outcomes[1]).toEqual(outcomes[0])
})
