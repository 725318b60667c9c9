import { updateNotifications } from '@candour/schemas/notifications.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queueDigests } from '#modules/digests/queue-digests.ts'
import { postForm, testApp } from '#test/app.ts'
import { linkIn, receiveMails } from '#test/mail-server.ts'
import { makeReviews, totalsOf } from '#test/rollup.ts'

const t = await testApp()
beforeEach(async () => {
  for (const table of ['mails', 'companies'] as const) await t.owner.deleteFrom(table).execute()
})

/** Resets the schedules to their state at a time. */
async function startAt(at: Date) {
  await t.sql`update companies set created_at = ${at}::timestamptz - interval '1 year'`
  await t.sql`
    update digest_schedules s set
      due_at = next_digest(s.cadence, c.time_zone, ${at}::timestamptz),
      try_at = next_digest(s.cadence, c.time_zone, ${at}::timestamptz)
    from companies c where c.id = s.company_id
  `
}

const run = (now: Date, log = { warn: vi.fn() }) => queueDigests({ ...t.deps, log, now })

const queued = () =>
  t.sql<{ id: string; company: string; user: string; detail: string; bulk: boolean }>`
    select id, company_id as company, user_id as user, detail, bulk from mails where kind = 'digest' order by id
  `

async function companyIn(timeZone: string, given: Parameters<typeof t.make.company>[0] = {}) {
  const company = await t.make.company(given)
  await t.setCompany(company, { time_zone: timeZone })
  return company
}

const hour = 3_600_000
const day = 24 * hour

/** A time in a zone such as `Monday 19 08`, computed independently of the database. */
function wallClock(at: Date, timeZone: string): string {
  const options = { timeZone, weekday: 'long', day: 'numeric', hour: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en', options).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('weekday')} ${part('day')} ${part('hour')}`
}

describe('the schedule', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC']

  it('mails each member once, on Monday between 8 and 9 where the company is, over two processes and through the changes of summer time', async () => {
    const from = new Date('2026-10-17T00:00:00Z')
    const zoneOf = new Map<string, string>()
    for (const zone of zones) {
      const companies = [await companyIn(zone), await companyIn(zone)]
      for (const { id } of companies) zoneOf.set(id, zone)
      await t.make.user({ companies })
      await t.make.user({ companies: companies.slice(0, 1), companyRole: 'viewer' })
    }
    await startAt(from)
    const sent: string[] = []
    const seen = new Set<string>()
    // Germany leaves summer time on October 25, New York on November 1.
    for (let at = from.getTime(); at < from.getTime() + 18 * day; at += hour) {
      const now = new Date(at)
      await Promise.all([run(now), run(now)])
      for (const mail of await queued()) {
        if (seen.has(mail.id)) continue
        seen.add(mail.id)
        const zone = zoneOf.get(mail.company) ?? ''
        sent.push(`${mail.user} ${mail.company} ${mail.detail} ${wallClock(now, zone)}`)
      }
    }
    const members = await t.owner.selectFrom('memberships').select(['user_id', 'company_id']).execute()
    const weeks = ['2026-10-12 Monday 19', '2026-10-19 Monday 26', '2026-10-26 Monday 2']
    const expected = members.flatMap(({ user_id, company_id }) =>
      weeks.map((week) => `${user_id} ${company_id} weekly ${week} 08`),
    )
    expect(expected).toHaveLength(45)
    expect(sent.toSorted()).toEqual(expected.toSorted())
  })

  it('is at 8:00 in every time zone, also around clock changes', async () => {
    const next = async (timeZone: string, cadence: string, after: Date) => {
      const [row] = await t.sql<{ at: Date }>`
        select next_digest(${cadence}, ${timeZone}, ${after}::timestamptz) as at
      `
      return row?.at ?? after
    }
    const cadences = [
      ['weekly', 400, /^Monday \d+ 08$/],
      ['monthly', 800, /^\w+ 1 08$/],
    ] as const
    for (const [timeZone, [cadence, days, pattern]] of zones.flatMap((zone) =>
      cadences.map((each) => [zone, each] as const),
    )) {
      const end = Date.parse('2026-01-01') + days * day
      let at = await next(timeZone, cadence, new Date('2026-01-01'))
      let former = 0
      for (; at.getTime() < end; at = await next(timeZone, cadence, at)) {
        expect(wallClock(at, timeZone)).toMatch(pattern)
        const passed = former === 0 ? 7 : Math.round((at.getTime() - former) / day)
        if (cadence === 'weekly') expect(passed).toBe(7)
        former = at.getTime()
      }
    }
  })

  it('catches up on what was missed by less than a day, and skips the rest', async () => {
    const company = await companyIn('UTC')
    await t.make.user({ companies: [company] })
    await startAt(new Date('2026-09-05T00:00:00Z'))
    expect(await run(new Date('2026-09-08T07:59:00Z'))).toBe(1)
    expect(await run(new Date('2026-09-15T08:00:00Z'))).toBe(0)
    expect(await run(new Date('2026-09-21T08:00:00Z'))).toBe(1)
    expect((await queued()).map(({ detail }) => detail).toSorted()).toEqual([
      'weekly 2026-08-31',
      'weekly 2026-09-14',
    ])
  })

  it('does not repeat a week when the company moves to another time zone', async () => {
    const company = await companyIn('Pacific/Apia')
    await t.make.user({ companies: [company] })
    await startAt(new Date('2026-09-05T00:00:00Z'))
    const sunday = new Date('2026-09-06T19:00:00Z')
    expect(await run(sunday)).toBe(1)
    const due = sql<Date>`'2026-09-07T08:00:00Z'::timestamptz`
    await t.setCompany(company, { time_zone: 'UTC' })
    await t.sql`update digest_schedules set due_at = ${due}, try_at = ${due} where cadence = 'weekly'`
    expect(await run(new Date('2026-09-07T08:00:00Z'))).toBe(0)
    expect(await run(new Date('2026-09-14T08:00:00Z'))).toBe(1)
  })

  it('follows a new time zone', async () => {
    const company = await companyIn('UTC')
    const due = async () => {
      const rows = await t.sql<{ at: Date }>`
        select due_at as at from digest_schedules where company_id = ${company.id} and cadence = 'weekly'
      `
      return wallClock(rows[0]?.at ?? new Date(0), 'Asia/Kathmandu')
    }
    await t.sql`update companies set created_at = now() - interval '1 year'`
    await t.owner.updateTable('companies').set({ time_zone: 'Asia/Kathmandu' }).execute()
    expect(await due()).toMatch(/^Monday \d+ 08$/)
  })

  it('continues with other companies when a digest cannot be written, and tries it again', async () => {
    const [broken, fine] = [await companyIn('UTC'), await companyIn('UTC')]
    await t.make.user({ companies: [broken, fine] })
    await startAt(new Date('2026-09-05T00:00:00Z'))
    await t.sql`
      create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$
    `
    await t.sql`
      create trigger fail before insert on digests for each row
      when (new.company_id = ${sql.lit(broken.id)}::uuid) execute function fail()
    `
    const log = { warn: vi.fn() }
    const monday = Date.parse('2026-09-07T08:00:00Z')
    expect(await run(new Date(monday), log)).toBe(1)
    expect(await run(new Date(monday + 60_000), log)).toBe(0)
    expect(log.warn).toHaveBeenCalledTimes(1)
    await t.sql`drop trigger fail on digests`
    expect(await run(new Date(monday + 5 * 60_000), log)).toBe(1)
    expect((await queued()).map(({ company }) => company).toSorted()).toEqual([broken.id, fine.id].toSorted())
  })

  it('loses and repeats nothing when its connections die in the middle', async () => {
    const members = []
    for (let n = 0; n < 20; n += 1) {
      const company = await companyIn('UTC')
      members.push(`${company.id} ${(await t.make.user({ companies: [company] })).id}`)
    }
    await startAt(new Date('2026-09-05T00:00:00Z'))
    const first = run(new Date('2026-09-07T08:00:00Z')).catch(() => undefined)
    await expect.poll(async () => (await queued()).length, { interval: 1 }).toBeGreaterThan(2)
    await t.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename in ('candour_platform', 'candour_app')
    `
    await first
    // A run that gets one of the dead connections fails, and the next one goes on.
    const next = () =>
      run(new Date('2026-09-07T08:06:00Z')).then(
        () => 'done',
        () => 'failed',
      )
    await expect.poll(next).toBe('done')
    const mailed = (await queued()).map((mail) => `${mail.company} ${mail.user}`)
    expect(mailed.toSorted()).toEqual(members.toSorted())
  })

  it('ends after the company in progress when the server stops', async () => {
    const stopped = AbortSignal.abort()
    await companyIn('UTC')
    const now = new Date('2036-01-07T08:00:00Z')
    expect(await queueDigests({ ...t.deps, log: { warn: vi.fn() }, now, signal: stopped })).toBe(0)
    const rows = await t.sql`select from digest_schedules where due_at > ${now}::timestamptz`
    expect(rows).toEqual([])
  })
})

describe('a digest goes', () => {
  it('to active members who want it, of companies that are not suspended', async () => {
    const company = await companyIn('UTC')
    const companies = [company]
    const suspended = await companyIn('UTC', { billingStatus: 'suspended' })
    const weekly = await t.make.user({ companies: [company, suspended], byProvider: true })
    const [monthly, off] = [await t.make.user({ companies }), await t.make.user({ companies })]
    const [paused, disabled] = [await t.make.user({ companies }), await t.make.user({ companies })]
    await t.make.user({ companies, invited: true })
    for (const [{ id }, digest] of [
      [monthly, 'monthly'],
      [off, 'off'],
      [paused, 'weekly'],
    ] as const) {
      await t.insert('notification_settings', {
        company_id: company.id,
        user_id: id,
        digest,
        digest_paused: id === paused.id,
      })
    }
    await t.sql`update users set disabled_at = now() where id = ${disabled.id}`
    await startAt(new Date('2026-09-25T00:00:00Z'))
    await run(new Date('2026-09-28T08:00:00Z'))
    expect(await queued()).toMatchObject([{ user: weekly.id, detail: 'weekly 2026-09-21', bulk: true }])
    await run(new Date('2026-10-01T08:00:00Z'))
    expect((await queued()).filter(({ user }) => user === monthly.id)).toMatchObject([
      { detail: 'monthly 2026-09-01' },
    ])
    expect(await queued()).toHaveLength(2)
  })

  it('not to those who leave, are disabled or unsubscribe before it is sent', async () => {
    const company = await companyIn('UTC')
    const companies = [company]
    const [left, disabled] = [await t.make.user({ companies }), await t.make.user({ companies })]
    const [ended, reader] = [await t.signInAs({ companies }), await t.make.user({ companies })]
    await startAt(new Date('2026-09-05T00:00:00Z'))
    expect(await run(new Date('2026-09-07T08:00:00Z'))).toBe(4)
    await t.owner.deleteFrom('memberships').where('user_id', '=', left.id).execute()
    await t.sql`update users set disabled_at = now() where id = ${disabled.id}`
    await ended.call(updateNotifications, { query: { companyId: company.id }, body: { digest: 'off' } })
    await using server = await receiveMails(t)
    expect((await server.next()).envelope.to).toEqual([reader.email])
    await expect.poll(() => queued()).toHaveLength(1)
    expect(server.received).toHaveLength(1)
  })
})

/** A company with reviews, visits and codes in the week from 2026-09-07 and before. */
async function busyCompany(name: string) {
  const company = await companyIn('Europe/Berlin', { name })
  const reader = await t.make.user({ companies: [company] })
  const made = await makeReviews(t.owner, [company.id], 400, {
    from: new Date('2026-08-25'),
    to: new Date('2026-09-20'),
  })
  const on = (date: string) => new Date(`${date}T12:00:00Z`)
  // The last minute of the week in Berlin, so these are the newest reviews, which are quoted.
  const lastMinute = new Date('2026-09-13T21:59:00Z')
  for (let n = 0; n < 3; n += 1) {
    await t.make.review(company, {
      ...{ rating: 5, sentiment: 1, createdAt: lastMinute, contactName: 'Secret Person' },
      feedback: 'Wonderful <script>alert(1)</script> lemon cake & “tea”. '.repeat(90).slice(0, 5000),
    })
  }
  for (let n = 0; n < 3; n += 1) {
    await t.make.review(company, {
      ...{ rating: 2, sentiment: -1, createdAt: lastMinute },
      feedback: 'القهوة باردة جدا\r\nBcc: x@example.com',
    })
  }
  const done = made.find(({ createdAt }) => createdAt > on('2026-09-08') && createdAt < on('2026-09-12'))
  for (const [review, status] of [
    [done, 'done'],
    [made.find(({ createdAt }) => createdAt < on('2026-09-04')), 'in_progress'],
  ] as const) {
    await t.sql`
      insert into cases (company_id, review_id, created_at, rating, sentiment, has_contact, status)
      values (${company.id}, ${review?.id}, ${review?.createdAt}, 5, 1, false, ${status})
    `
  }
  const silent = await t.make.placement(company, { name: 'Window <b>' })
  const busy = await t.make.placement(company, { name: 'Counter' })
  await t.sql`
    insert into watched_codes (
      company_id, placement_id, location_id, scans, exposure, days, learnt_days, silence, rhythm, peak, notice, since,
      expected, seen
    ) values (
      ${company.id}, ${silent.id}, nil_uuid(), 9, 1, 1, 20, 0, decode(repeat('00', 248), 'hex'), 1, 'silent', now(),
      12, 0
    )
  `
  const placements = [
    [silent.id, '2026-09-01', 12],
    [busy.id, '2026-09-02', 5],
    [busy.id, '2026-09-08', 7],
  ] as const
  for (const [placement, date, scans] of placements) {
    await t.sql`
      select add_to_funnel(array[row(${company.id}::uuid, 2, ${date}::date,
        '00000000-0000-0000-0000-000000000000', ${placement}::uuid, ${scans}::integer, ${scans + 1}::integer, 2, 1, 0
      )::funnel_days])
    `
  }
  await startAt(new Date('2026-09-12T00:00:00Z'))
  return { company, reader, made }
}

const monday = new Date('2026-09-14T06:00:00Z')

describe('a digest', () => {
  it('reports the exact numbers of the week, however late it is sent', async () => {
    const { company, made } = await busyCompany('Café <b>Луна</b>\r\nBcc: y@example.com')
    await run(monday)
    // Stored with a time in the week, after the digest was written.
    await t.make.review(company, { rating: 1, createdAt: new Date('2026-09-08T12:00:00Z') })
    await using server = await receiveMails(t)
    const mail = await server.next()
    const text = mail.text ?? ''
    const dayOf = ({ createdAt }: { createdAt: Date }) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(createdAt)
    const within = (from: string, to: string) =>
      made.filter((review) => dayOf(review) >= from && dayOf(review) <= to)
    const own = [5, 5, 5, 2, 2, 2].map((rating) => ({ rating }))
    const rated = [...within('2026-09-07', '2026-09-13'), ...own]
    const before = totalsOf(within('2026-08-31', '2026-09-06'))
    const average = (rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length).toFixed(1)
    expect(mail.subject).toBe(
      `Café <b>Луна</b> Bcc: y@example.com last week: ${rated.length} reviews, ${average} stars`,
    )
    expect(mail.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im)
    expect(text).toContain('September 7 – 13, 2026, compared with the week before')
    const change = rated.length - before.total
    const words = change === 0 ? 'no change' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`
    expect(text).toContain(`Reviews: ${rated.length} (${words})`)
    expect(text).toContain(`${rated.length - 1} of ${rated.length} reviews still new`)
    expect(text).toContain('1 review in progress')
    expect(text).toContain('Code scans: 7 (−10)')
    expect(text).toContain('Page views: 8 (−11)')
    expect(text).toContain('Window <b>: no scan; usually 12')
    expect(text).not.toContain('Counter')
    const list = ['Mon 07', 'Tue 08', 'Wed 09', 'Thu 10', 'Fri 11', 'Sat 12', 'Sun 13']
      .map((day) => {
        const [name, date] = day.split(' ')
        const made = within(`2026-09-${date}`, `2026-09-${date}`).length
        return `${name} ${made + (name === 'Sun' ? own.length : 0)}`
      })
      .join(', ')
    expect(text).toContain(list)
    const { html = '' } = mail
    expect(html).toContain(`alt="Reviews per day: ${list}"`)
    expect(html).not.toMatch(/<script|<b>Луна/)
    for (const part of [html, text]) {
      expect(part).not.toContain('Secret Person')
      expect(part).toContain(`/dashboard?company=${company.id}`.replace('&', '&amp;'))
    }
  })

  it('carries its chart as an image, says the same as plain text, and offers to unsubscribe with one click', async () => {
    const { company, reader } = await busyCompany('Luna')
    await run(monday)
    await using server = await receiveMails(t)
    const mail = await server.next()
    const [image, ...others] = mail.attachments
    expect(others).toEqual([])
    expect(image).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true })
    expect(mail.html).toContain(`src="cid:${image?.contentId?.replace(/[<>]/g, '')}"`)
    const bytes = Buffer.from(image?.content as ArrayBuffer)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([960, 240])
    expect(bytes.length).toBeLessThan(20_000)
    const plain = (html: string) =>
      html.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, ' ').replace(/&nbsp;|\s+/g, ' ')
    for (const words of [
      'Reviews',
      'Average',
      'Positive',
      'From scan to review',
      'lemon cake',
      'Codes without a scan',
    ]) {
      expect(mail.text).toContain(words)
      expect(plain(mail.html ?? '')).toContain(words)
    }
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /<(.+)>/.exec(header('list-unsubscribe'))?.[1] ?? ''
    const end = await postForm(t.app, new URL(url).pathname, { 'List-Unsubscribe': 'One-Click' })
    expect(end.statusCode).toBe(200)
    expect(await run(new Date(monday.getTime() + 7 * day))).toBe(0)
    const { call } = await t.signIn(reader.email)
    await call(updateNotifications, { query: { companyId: company.id }, body: { digest: 'weekly' } })
    expect(await run(new Date(monday.getTime() + 14 * day))).toBe(1)
  })

  it('quotes reviews of all ratings alike', async () => {
    const shapes = []
    for (const rating of [1, 2, 3, 4, 5]) {
      for (const sentiment of [-1, 1] as const) {
        const company = await companyIn('UTC', { name: 'Same' })
        await t.make.user({ companies: [company] })
        await t.make.review(company, {
          ...{ rating, sentiment, feedback: 'We had the soup.', createdAt: new Date('2026-09-09T12:00:00Z') },
        })
      }
    }
    await startAt(new Date('2026-09-12T00:00:00Z'))
    await using server = await receiveMails(t)
    expect(await run(new Date('2026-09-14T08:00:00Z'))).toBe(10)
    for (let n = 0; n < 10; n += 1) {
      const { text = '' } = await server.next()
      shapes.push(
        text
          .replace(/https?:\S+/g, 'URL')
          .replace(/[1-5] stars?|[1-5]\.0( stars)?|\d+%/g, '#')
          .replace(/Good|Bad/g, 'Some'),
      )
    }
    expect(new Set(shapes).size).toBe(1)
    expect(shapes[0]).toContain('“We had the soup.” (#)')
  })

  it('says in one line that there is nothing new, pauses after four in a row, and resumes with a click', async () => {
    const company = await companyIn('UTC', { name: 'Luna' })
    const reader = await t.make.user({ companies: [company] })
    await startAt(new Date('2026-09-05T00:00:00Z'))
    const week = (n: number) => new Date(Date.parse('2026-09-07T08:00:00Z') + n * 7 * day)
    await using server = await receiveMails(t)
    for (let n = 0; n < 4; n += 1) {
      expect(await run(week(n))).toBe(1)
      const mail = await server.next()
      expect(mail.subject).toBe('Nothing new at Luna last week')
      expect(mail.attachments).toEqual([])
      expect(mail.text?.includes('paused')).toBe(n === 3)
    }
    expect(await run(week(4))).toBe(0)
    const { url } = linkIn(server.received.at(-1))
    const page = await t.app.inject({ url: url.pathname })
    expect(page.body).toContain('You no longer get the digest of Luna')
    const { call } = await t.signIn(reader.email)
    expect(await run(week(5))).toBe(0)
    await postForm(t.app, url.pathname, { undo: '1' })
    // Paused again only after four more.
    for (let n = 6; n < 10; n += 1) {
      expect(await run(week(n))).toBe(1)
      expect((await server.next()).text?.includes('paused')).toBe(n === 9)
    }
    expect(await run(week(10))).toBe(0)
    await call(updateNotifications, { query: { companyId: company.id }, body: { digest: 'weekly' } })
    await t.make.review(company, { createdAt: new Date(week(11).getTime() - day) })
    expect(await run(week(11))).toBe(1)
    expect((await server.next()).subject).toBe('Luna last week: 1 review, 5.0 stars')
  })

  it('and its mail are deleted after ten weeks', async () => {
    await t.make.user({ companies: [await companyIn('UTC')] })
    await startAt(new Date('2026-01-03T00:00:00Z'))
    await t.sql`insert into notification_settings (company_id, user_id) select company_id, user_id from memberships`
    for (let n = 0; n < 20; n += 1) {
      await run(new Date(Date.parse('2026-01-05T08:00:00Z') + n * 7 * day))
      await t.owner.updateTable('notification_settings').set({ digest_paused: false }).execute()
    }
    expect(await queued()).toHaveLength(11)
    const rows = await t.sql`select from digests`
    expect(rows).toHaveLength(11)
  })
})
