import { findBrowser } from '@candour/browser/find-browser.ts'
import { chromium } from '@playwright/test'

const [, , out, ...specs] = process.argv
const { executablePath, args } = await findBrowser()
const b = await chromium.launch({ executablePath, args })
const origin = process.env.ORIGIN
for (const spec of specs) {
  const [path, size = 'd', scheme = 'light', act = ''] = spec.split('|')
  const ctx = await b.newContext({
    baseURL: origin,
    viewport: size === 'p' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  if (process.env.AS) {
    const [email, password] = process.env.AS.split(' ')
    const r = await ctx.request.post('/api/auth/login', { data: { email, password } })
    if (!r.ok()) console.log('login', r.status())
  }
  const p = await ctx.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await p.goto(path)
  await p.waitForLoadState('networkidle')
  await p.waitForTimeout(400)
  for (const a of act.split('~').filter(Boolean)) {
    await p
      .getByRole('button', { name: new RegExp(a) })
      .first()
      .click()
    await p.waitForTimeout(500)
  }
  const f = `${out}-${specs.indexOf(spec)}.png`
  await p.screenshot({ path: f })
  console.log(f, p.url())
  await ctx.close()
}
await b.close()
