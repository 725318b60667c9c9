import type { NoticeTexts } from '#en/notice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('id')

export const notice: NoticeTexts = {
  title: 'Privasi',
  responsible: {
    title: 'Siapa yang bertanggung jawab',
    company: (company) => `${company} bertanggung jawab atas masukan yang Anda berikan di sini.`,
    address: 'Anda dapat menghubungi perusahaan di sini:',
    noAddress: 'Anda dapat menghubungi perusahaan di tempat usahanya.',
    operator: (operator, company) =>
      `${operator} mengelola halaman ini dan menyimpan masukan atas nama ${company}.`,
  },
  kept: {
    title: 'Apa yang disimpan',
    feedback:
      'Bintang, tulisan Anda, tanggal dan waktu, bahasa halaman, serta kode QR mana yang Anda pindai, jika ada.',
    contact:
      'Nama, nomor telepon, dan email hanya jika Anda mengisinya, agar perusahaan dapat membalas Anda.',
  },
  readers: {
    title: 'Siapa yang membacanya',
    text: (company) => `Masukan privat dibaca oleh tim ${company} dan tidak dipublikasikan.`,
    google: 'Ulasan publik Anda tulis di Google, dan di sana berlaku aturan Google.',
  },
  duration: {
    title: 'Berapa lama disimpan',
    contact: (months) =>
      plural(months, { other: 'Nama, nomor telepon, dan email Anda dihapus setelah # bulan.' }),
    contactUnlimited:
      'Nama, nomor telepon, dan email Anda disimpan hingga Anda atau perusahaan menghapusnya.',
    text: (months) => plural(months, { other: 'Tulisan Anda dihapus setelah # bulan.' }),
    textUnlimited: 'Tulisan Anda disimpan hingga Anda atau perusahaan menghapusnya.',
    numbers: 'Bintang dan tanggalnya tetap ada dalam statistik, tanpa informasi apa pun tentang Anda.',
  },
  rights: {
    title: 'Hak Anda',
    receipt:
      'Setelah mengirim, Anda mendapat tautan privat. Dengan tautan itu Anda dapat membaca dan menarik kembali masukan kapan saja, serta mengubahnya selama 30 hari.',
    company: (company) =>
      `Anda juga dapat menanyakan data apa yang dimiliki ${company} tentang Anda dan meminta agar data itu diperbaiki atau dihapus. Anda pun dapat mengajukan keluhan kepada otoritas pelindungan data.`,
  },
  tracking: {
    title: 'Tanpa pelacakan',
    text: 'Halaman-halaman ini tidak menggunakan cookie, tidak mengenali siapa pun, dan tidak memuat apa pun dari perusahaan lain. Yang Anda ketik disimpan di browser Anda hingga terkirim.',
  },
}
