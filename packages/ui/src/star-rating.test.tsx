import { render as renderBare, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
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
    function Controlled() {
      const [rating, setRating] = useState(4)
      return (
        <>
          <StarRatingField legend="Your rating" value={rating} onChange={setRating} />
          <output>{rating}</output>
        </>
      )
    }
    render(<Controlled />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 stars' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('status').textContent).toBe('5')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('status').textContent).toBe('3')
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
  it('offers one named link per rating', () => {
    render(<StarLinks label="Your rating" href={(rating) => `/blue-door/feedback?rating=${rating}`} />)
    expect(screen.getByRole('list', { name: 'Your rating' })).toBeDefined()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names)
    expect(links.at(2)?.getAttribute('href')).toBe('/blue-door/feedback?rating=3')
  })

  it('renders its links with renderLink', () => {
    render(
      <StarLinks
        label="Your rating"
        href={(rating) => `#${rating}`}
        renderLink={({ href, ...link }) => <a data-router href={`/app${href}`} {...link} />}
      />,
    )
    expect(screen.getByRole('link', { name: '1 star' }).getAttribute('href')).toBe('/app#1')
  })
})

describe('Stars', () => {
  it('has an accessible name', () => {
    render(<Stars value={4} />)
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  })
})
