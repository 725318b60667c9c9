import { expect, hold, test } from '../fixtures.ts'
import { countReviews, hydrated, thankYouAt, unique } from '../site.ts'
import { anySize } from '../tags.ts'

const starNames = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']

test('the language changes by keyboard, and while the script is still loading', { tag: anySize }, async ({
  person,
}) => {
  const page = await person()
  await page.goto('/cafe-luna/rating')
  await hydrated(page)
  await expect(page.locator('footer button')).toBeHidden()
  await page.getByRole('combobox').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('footer button')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('footer button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cafe-luna/rating?lang=de')

  // Chosen before hydration.
  const release = await hold(page, '**/assets/index-*.js')
  await page.goto('/cafe-luna')
  await page.getByRole('combobox').selectOption('fr')
  release()
  await expect(page).toHaveURL('/cafe-luna?lang=fr')
  await expect(page.locator('html[lang=fr]')).toBeAttached()
  await page.goBack()
  await expect(page.locator('html[lang=en]')).toBeAttached()
  await hydrated(page)
  await expect(page.getByRole('combobox')).toHaveValue('en')
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test(`every screen of the flow has the specified content, ${how}`, { tag: anySize }, async ({
    person,
    product,
  }) => {
    const feedback = unique(`Every word, ${how}`)
    const page = await person({ javaScriptEnabled })
    await page.goto('/cafe-luna')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was your experience?')
    await expect(page.getByText('We value your feedback', { exact: true })).toBeVisible()
    await expect(
      page.getByText(
        'Public reviews are shared on Google. Private feedback is confidential and helps us improve.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: 'Café Luna' })).toBeVisible()
    await expect(page.getByText('Café Luna', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Leave a Public Review',
      'Share Private Feedback',
    ])
    await expect(page.getByRole('link', { name: 'Leave a Public Review' })).toHaveAttribute(
      'href',
      /^https:\/\/(search\.google\.com|g\.page|www\.google\.com)\//,
    )

    await page.getByRole('link', { name: 'Share Private Feedback' }).click()
    await expect(page).toHaveURL('/cafe-luna/rating')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate your experience')
    await expect(page.getByText('Your feedback is confidential and helps us improve')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Café Luna' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/cafe-luna')
    const stars = page.getByRole('list', { name: 'Choose a rating' }).getByRole('link')
    await expect(stars).toHaveCount(5)
    for (const [index, name] of starNames.entries()) {
      await expect(stars.nth(index)).toHaveAccessibleName(name)
    }

    await page.getByRole('link', { name: '2 stars' }).click()
    await expect(page).toHaveURL('/cafe-luna/feedback?rating=2')
    if (javaScriptEnabled) await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help us improve your experience')
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/cafe-luna/rating')
    const radios = page.getByRole('radio')
    await expect(radios).toHaveCount(5)
    for (const [index, name] of starNames.entries()) {
      await expect(radios.nth(index)).toHaveAccessibleName(name)
      await expect(radios.nth(index)).toBeChecked({ checked: index === 1 })
    }
    const text = page.getByPlaceholder('Share your thoughts...')
    expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(128)
    await expect(page.getByText('Your feedback is confidential', { exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: /^Contact Information/ })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeEditable()
    await expect(page.getByLabel('Phone Number')).toBeEditable()
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')

    await page.getByRole('radio', { name: '5 stars' }).check()
    if (javaScriptEnabled) {
      await expect(page).toHaveURL('/cafe-luna/feedback?rating=5')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you loved!')
      await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled()
      await text.fill(' \n ')
      await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled()
    }
    await text.fill(feedback)
    await page.getByRole('button', { name: 'Submit Feedback' }).click()

    await expect(page).toHaveURL(thankYouAt('/cafe-luna/thank-you'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your feedback!')
    await expect(page.getByText("We'll review your feedback and work to improve.")).toBeVisible()
    expect(await countReviews(product, feedback)).toBe(1)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/cafe-luna')
  })

  test(`a change of language keeps the rating and everything typed, ${how}`, { tag: anySize }, async ({
    person,
    product,
  }) => {
    const feedback = unique(`Zu laut, ${how}`)
    const hostile = `${feedback}</textarea><b>&amp;"\u202e\u0301😀\n\n${'ש\n é'.repeat(1100)}!`
    const page = await person({ javaScriptEnabled })
    const language = page.getByRole('combobox')
    const change = async (name: string) => {
      if (javaScriptEnabled) await hydrated(page)
      await language.selectOption({ label: name })
      if (!javaScriptEnabled) await page.locator('footer button').click()
    }
    const isIn = async (lang: string, dir: string) => {
      await expect(page.locator(`html[lang="${lang}"][dir="${dir}"]`)).toBeAttached()
      if (javaScriptEnabled) await hydrated(page)
    }
    await page.goto('/cafe-luna')
    await change('Deutsch')
    await isIn('de', 'ltr')
    await expect(page).toHaveURL('/cafe-luna?lang=de')
    await page.locator('a.choice-private').click()
    await page.locator('.star-picker a').nth(1).click()
    await expect(page).toHaveURL('/cafe-luna/feedback?rating=2&lang=de')
    if (javaScriptEnabled) await hydrated(page)
    await page.locator('textarea').fill(hostile)
    await page.locator('[name=contactEmail]').fill('nobody')
    await page.getByRole('radio').nth(3).check()
    await change('العربية')
    await isIn('ar', 'rtl')
    await expect(page.locator('textarea')).toHaveValue(hostile)
    await expect(page.locator('[name=contactEmail]')).toHaveValue('nobody')
    await expect(page.getByRole('radio').nth(3)).toBeChecked()
    await expect(page.getByRole('alert')).toBeEmpty()

    // In a right-to-left page, the next star is on the left.
    if (javaScriptEnabled) {
      await page.getByRole('radio').nth(3).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio').nth(4)).toBeChecked()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio').nth(3)).toBeChecked()
    }
    const [first, last] = [page.getByRole('radio').first(), page.getByRole('radio').last()]
    expect((await first.boundingBox())?.x).toBeGreaterThan((await last.boundingBox())?.x ?? 0)

    // Enter submits the feedback, not the language.
    await page.locator('[name=contactEmail]').fill('')
    await page.locator('[name=contactName]').press('Enter')
    await expect(page).toHaveURL(thankYouAt('/cafe-luna/thank-you?lang=ar'))
    await isIn('ar', 'rtl')
    expect(await countReviews(product, hostile.trim())).toBe(1)
  })

  test(`the notice about personal data is one press away and loses nothing typed, ${how}`, {
    tag: anySize,
  }, async ({ person, expectAccessible }) => {
    const page = await person({ javaScriptEnabled })
    await page.goto('/cafe-luna/feedback?rating=4')
    if (javaScriptEnabled) await hydrated(page)
    await page.getByPlaceholder('Share your thoughts...').fill('Not sent yet')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL('/cafe-luna/privacy')
    await expect(page).toHaveTitle('Privacy · Café Luna')
    await expect(page.getByText('These pages set no cookies', { exact: false })).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, { onPhones: true })
    await page.goBack()
    await expect(page.getByPlaceholder('Share your thoughts...')).toHaveValue('Not sent yet')
    await expect(page.getByLabel('Email')).toHaveValue('ann@example.com')
    if (!javaScriptEnabled) return
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Share Private Feedback' }).click()
    await page.getByRole('link', { name: '4 stars' }).click()
    await expect(page.getByPlaceholder('Share your thoughts...')).toHaveValue('Not sent yet')
  })

  test(`unknown pages say so with a 404, ${how}`, { tag: anySize }, async ({ person }) => {
    const page = await person({ javaScriptEnabled })
    for (const path of ['/nobody-here', '/nobody-here/rating', '/50%', '/%E0%A4%A']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      if (javaScriptEnabled) await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Company Not Found' })).toBeVisible()
      await expect(page.getByText("The review page you're looking for doesn't exist.")).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
    }
    for (const path of ['/a/b/c', '/cafe-luna/nothing']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      if (javaScriptEnabled) await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
    }
  })

  test(`a long text scrolls in its box, and the button stays in view, ${how}`, async ({ person }) => {
    const page = await person({ javaScriptEnabled })
    await page.goto('/cafe-luna/feedback?rating=4')
    if (javaScriptEnabled) await hydrated(page)
    const [text, button] = [
      page.getByLabel('Your feedback'),
      page.getByRole('button', { name: 'Submit Feedback' }),
    ]
    const heightOf = async () => (await text.boundingBox())?.height ?? 0
    expect(await heightOf()).toBe(128)
    await text.fill('We waited a while for the coffee. '.repeat(140))
    const { height: viewport = 0 } = page.viewportSize() ?? {}
    expect(await heightOf()).toBeLessThanOrEqual(viewport * 0.6)
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByLabel('Email')]) {
      await part.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a blank text is rejected with the specified message, and no input is lost', { tag: anySize }, async ({
  page,
  person,
}) => {
  await page.goto('/cafe-luna/feedback?rating=3')
  await hydrated(page)
  await page.getByPlaceholder('Share your thoughts...').fill('  ')
  // The button is disabled, but a form can be submitted by other means.
  await page.evaluate(() => document.querySelector('form')?.requestSubmit())
  await expect(page.getByText('Feedback required', { exact: true })).toBeVisible()
  await expect(page.getByText('Please tell us how we can improve.')).toBeVisible()

  const visitor = await person({ javaScriptEnabled: false })
  await visitor.goto('/cafe-luna/feedback?rating=3')
  await visitor.getByPlaceholder('Share your thoughts...').fill('  ')
  await visitor.getByLabel('Name').fill('Ada <Palmer>')
  await visitor.getByRole('radio', { name: '1 star' }).check()
  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor.getByRole('alert').first()).toHaveText('Please tell us how we can improve.')
  await expect(visitor.getByLabel('Name')).toHaveValue('Ada <Palmer>')
  await expect(visitor.getByRole('radio', { name: '1 star' })).toBeChecked()
  await visitor.getByPlaceholder('Share your thoughts...').fill('Now with words')
  await visitor.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
})

test('both choices have the same size and weight at every width and in both themes', {
  tag: anySize,
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/cafe-luna')
      const [first, second] = await page.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { width, height } = link.getBoundingClientRect()
          const { fontSize, fontWeight, fontFamily, padding, borderWidth, borderRadius, opacity } =
            getComputedStyle(link)
          return {
            width,
            height,
            fontSize,
            fontWeight,
            fontFamily,
            padding,
            borderWidth,
            borderRadius,
            opacity,
          }
        }),
      )
      expect(first).toEqual(second)
      expect(first?.height).toBeGreaterThanOrEqual(48)
    }
  }
})

test('the footer is centered', { tag: anySize }, async ({ page }) => {
  for (const path of ['/cafe-luna', '/cafe-luna/feedback?rating=3', '/cafe-luna/privacy']) {
    await page.goto(path)
    if (!path.endsWith('privacy')) await hydrated(page)
    const sides = await page.locator('.page-footer').evaluate((footer) => {
      const shown = [...footer.querySelectorAll('a, svg, select, button')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
      const left = Math.min(...shown.map((box) => box.left))
      const right = Math.max(...shown.map((box) => box.right))
      return left - (document.documentElement.clientWidth - right)
    })
    expect(Math.abs(sides), path).toBeLessThan(2)
  }
})

test('everyone gets the same thanks and the same options, whatever they rated', { tag: anySize }, async ({
  page,
}) => {
  const thanks = new Set<string>()
  const receipt = /http:\/\/[^/]+\/r\/[\w-]{64}/g
  for (const stars of ['1 star', '3 stars', '5 stars']) {
    await page.goto('/cafe-luna/rating')
    await page.getByRole('link', { name: stars }).click()
    await hydrated(page)
    await page.getByPlaceholder('Share your thoughts...').fill(`Rated ${stars}`)
    await page.getByRole('button', { name: 'Submit Feedback' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback!' })).toBeVisible()
    await expect(page).toHaveURL('/cafe-luna/thank-you')
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Open my feedback',
      'Return to Home',
      'Leave a Public Review',
    ])
    // Loaded after the screen.
    await expect(page.getByText('The queue at noon takes too long.')).toBeVisible()
    thanks.add((await page.getByRole('main').innerHTML()).replaceAll(receipt, ''))
  }
  expect(thanks.size).toBe(1)
})
