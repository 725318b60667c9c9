import { componentTests } from '@candour/component-tests/config.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: componentTests('./test/setup.ts'),
})
