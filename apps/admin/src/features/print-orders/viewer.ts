import { createContext } from 'react'

/** Whether the viewer is a printer, who can neither mark orders as processed nor reassign them. */
export const IsPrinter = createContext(false)
