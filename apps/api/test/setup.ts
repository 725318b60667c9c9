import { hashCheaply } from '#test/hash-cost.ts'

hashCheaply()
