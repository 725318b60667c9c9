import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Button } from '#button.tsx'

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Copy</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('ignores clicks while busy, and announces it', async () => {
    const user = userEvent.setup()
    let clicks = 0
    const count = () => {
      clicks += 1
    }
    const { rerender } = render(<Button onClick={count}>Submit Feedback</Button>)
    await user.click(screen.getByRole('button', { name: 'Submit Feedback', busy: false }))
    rerender(
      <Button onClick={count} busy>
        Submitting...
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Submitting...', busy: true }))
    expect(clicks).toBe(1)
  })
})
