import type { PracticeTexts } from '#en/practice.ts'
import { formats } from '#formats.ts'

const { plural } = formats('id')

export const practice: PracticeTexts = {
  title: 'Cara ulasan diminta di sini',
  link: 'Cara ulasan diminta',
  asked: {
    ways: (company) =>
      `Siapa pun yang membuka halaman ${company} memilih antara ulasan publik di Google dan masukan pribadi. Kedua pilihan ditampilkan berdampingan dengan bobot yang sama, sebelum penilaian apa pun.`,
    same: 'Halaman berikutnya sama berapa pun bintangnya, dan pilihan publik tetap terbuka.',
    linked: (company) => `Pilihan publik membuka halaman ${company} di Google.`,
    searched: (company) => `Pilihan publik membuka pencarian ${company} di Google.`,
    standard: 'Sapaan dan ucapan terima kasih sama untuk semua perusahaan.',
    own: (company) =>
      `Sapaan atau ucapan terima kasih ditulis oleh ${company}. Teks yang meminta bintang tertentu atau menawarkan sesuatu untuk ulasan ditolak.`,
  },
  writers: {
    title: 'Siapa yang dapat menulis',
    anyone: 'Siapa pun yang memindai kode QR atau membuka tautan, tanpa masuk.',
    unchecked: 'Tidak diperiksa apakah penulisnya pernah menjadi pelanggan.',
    nothing: 'Tidak ada yang ditawarkan untuk ulasan, dan ulasan tertentu tidak diminta.',
  },
  month: {
    title: 'Bulan lalu',
    offered: (count) =>
      plural(count, {
        other: 'Kedua pilihan ditawarkan # kali.',
      }),
    google: (count) =>
      plural(count, {
        other: 'Google dipilih # kali.',
      }),
    private: (count) =>
      plural(count, {
        other: '# masukan pribadi diberikan.',
      }),
    none: 'Tidak ada yang membuka halaman ini.',
  },
}
