import { readFileSync, writeFileSync } from 'node:fs'
import { checksumOf } from '#modules/text-analysis/sentiment/model.ts'
import { partOf, readReviews } from '#test/sentiment/data.ts'
import { train } from '#test/sentiment/training.ts'

const folder = new URL('../../src/modules/text-analysis/sentiment/', import.meta.url)
const version = Number(readFileSync(new URL('version.txt', import.meta.url), 'utf8'))
const reviews = readReviews().filter((review) => partOf(review) !== 'test')
const file = train(reviews, version)
writeFileSync(new URL('model.bin', folder), file)
writeFileSync(new URL('model.bin.sha256', folder), `${checksumOf(file)}  model.bin\n`)
console.log(`Model ${version}, trained on ${reviews.length} reviews, ${file.length} bytes.`)
