import { render as renderBare, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StarLinks, StarRatingField, Stars } from '#star-rating.tsx'
import { UiTexts } from '#texts.ts'

const texts: UiTexts = {
  stars: (rating) => (rating === 1 ? '1 star' : `${rating} stars`),
  outOfStars: (rating) => `${rating} out of 5 stars`,
  optional: 'Optional',
  choice: { title: '', subtitle: '', publicReview: '', privateFeedback: '', note: '' },
}
const withTexts = (children: ReactNode) => <UiTexts value={texts}>{children}</UiTexts>
const render = (children: ReactNode) => renderBare(withTexts(children))

const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']

describe('StarRatingField', () => {
  it('is a radio group with a legend and a name for every star', () => {
    render(<StarRatingField legend="Your rating" />)
    const group = screen.getByRole('group', { name: 'Your rating' })
    expect(group).toBeDefined()
    for (const name of names) expect(screen.getByRole('radio', { name })).toHaveProperty('checked', false)
  })

  it('moves with the arrow keys', async () => {
    const user = userEvent.setup()
    const picked: number[] = []
    render(
      <StarRatingField legend="Your rating" defaultValue={4} onChange={(rating) => picked.push(rating)} />,
    )
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 stars' }))
    await user.keyboard('{ArrowRight}')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(picked).toEqual([5, 4, 3])
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveProperty('checked', true)
  })

  it('moves the other way where the stars fill from the right', async () => {
    const user = userEvent.setup()
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <StarRatingField legend="Your rating" defaultValue={4} />
      </div>,
    )
    const checked = () => screen.getAllByRole('radio', { checked: true }).map((star) => star.ariaLabel)
    await user.tab()
    for (const [key, name] of [
      ['ArrowLeft', '5 stars'],
      ['ArrowLeft', '1 star'],
      ['ArrowRight', '5 stars'],
      ['ArrowRight', '4 stars'],
      ['ArrowUp', '3 stars'],
      ['ArrowDown', '4 stars'],
    ]) {
      await user.keyboard(`{${key}}`)
      expect(checked()).toEqual([name])
      expect(document.activeElement?.ariaLabel).toBe(name)
    }
  })

  it('submits as rating in a plain form, without JavaScript', async () => {
    document.body.innerHTML = `<form>${renderToStaticMarkup(withTexts(<StarRatingField legend="Your rating" defaultValue={2} />))}</form>`
    const form = document.querySelector('form') ?? undefined
    expect(new FormData(form).get('rating')).toBe('2')
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))
    expect(new FormData(form).get('rating')).toBe('5')
    document.body.innerHTML = ''
  })
})

describe('StarLinks', () => {
  it('offers one named link per rating, as the app renders it', () => {
    render(
      <StarLinks
        label="Your rating"
        href={(rating) => `/feedback?rating=${rating}`}
        renderLink={({ href, ...link }) => <a href={`/blue-door${href}`} {...link} />}
      />,
    )
    expect(screen.getByRole('list', { name: 'Your rating' })).toBeDefined()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names)
    expect(links.at(2)?.getAttribute('href')).toBe('/blue-door/feedback?rating=3')
  })
})

describe('Stars', () => {
  it('has an accessible name', () => {
    render(<Stars value={4} />)
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  })
})
