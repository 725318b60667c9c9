import type { PageTexts } from '#en/pages.ts'
import { formats } from '#formats.ts'
import { ui } from '#id/ui.ts'

const { plural } = formats('id')

// “Privat” and not “pribadi”, which would also mean personal. “Ulasan” is a public review, “masukan” feedback,
// “penilaian” the rating, “balasan” an answer of either side.
export const pages: PageTexts = {
  loading: 'Memuat…',
  noScript: 'Halaman ini memerlukan JavaScript. Harap aktifkan, lalu muat ulang halaman.',
  back: 'Kembali',

  language: {
    label: 'Bahasa',
    change: 'Ganti bahasa',
  },

  titles: {
    choice: (company) => `Bagaimana pengalaman Anda? · ${company}`,
    rating: (company) => `Beri nilai pengalaman Anda · ${company}`,
    feedback: (company) => `Masukan Anda · ${company}`,
    thankYou: (company) => `Terima kasih · ${company}`,
    companyNotFound: 'Perusahaan tidak ditemukan',
    notFound: 'Halaman tidak ditemukan',
    paused: 'Halaman ini sedang dijeda',
    problem: 'Halaman ini tidak dapat dimuat',
  },

  ui,

  rating: {
    title: 'Beri nilai pengalaman Anda',
    subtitle: 'Masukan Anda dirahasiakan dan membantu kami menjadi lebih baik',
    stars: 'Pilih penilaian',
  },

  feedback: {
    loved: 'Ceritakan apa yang Anda sukai!',
    improve: 'Bantu kami memperbaiki pengalaman Anda',
    rating: 'Penilaian Anda',
    text: 'Masukan Anda',
    placeholder: 'Tuliskan pendapat Anda…',
    confidential: 'Masukan Anda dirahasiakan',
    contact: 'Informasi kontak',
    optional: 'opsional',
    contactReason: 'Agar perusahaan dapat membalas Anda',
    name: 'Nama',
    phone: 'Nomor telepon',
    email: 'Email',
    mailReceipt: 'Kirimkan tautan pribadi ke masukan saya',
    submit: 'Kirim masukan',
    submitting: 'Mengirim…',
    honeypot: 'Biarkan kolom ini kosong',
    tooLong: (over) => plural(over, { other: 'Harap persingkat masukan Anda sebanyak # karakter' }),
    offline: 'Anda sedang offline. Masukan Anda disimpan di sini dan akan dikirim begitu koneksi pulih.',
    errorTitle: 'Terjadi kesalahan',
    failed: 'Masukan gagal dikirim. Silakan coba lagi.',
    requiredTitle: 'Masukan wajib diisi',
    invalid: {
      feedback: 'Beri tahu kami apa yang dapat diperbaiki.',
      rating: 'Pilih antara 1 dan 5 bintang',
      contactEmail: 'Masukkan alamat email yang valid',
      tooLong: (max) => plural(max, { other: 'Gunakan paling banyak # karakter' }),
      unreadable: 'Hapus karakter yang tidak terbaca',
    },
  },

  thankYou: {
    title: 'Terima kasih atas masukan Anda!',
    text: 'Kami akan meninjau masukan Anda dan berupaya menjadi lebih baik.',
    home: 'Kembali ke beranda',
    publicReview: 'Tulis ulasan publik',
    receipt: 'Simpan tautan ini untuk membaca, mengubah, atau menarik kembali masukan Anda',
    open: 'Buka masukan saya',
    copy: 'Salin tautan',
    copied: 'Disalin',
  },

  privacy: 'Privasi',

  companyNotFound: {
    title: 'Perusahaan tidak ditemukan',
    text: 'Halaman ulasan yang Anda cari tidak ada.',
    hint: 'Periksa alamatnya, pindai lagi kodenya, atau minta kode terbaru kepada staf.',
    home: 'Ke beranda',
  },

  problem: {
    title: 'Halaman ini tidak dapat dimuat',
    text: 'Periksa koneksi Anda dan coba lagi.',
    retry: 'Coba lagi',
    noConnection: 'Koneksi gagal. Pastikan Anda terhubung ke internet.',
  },

  paused: {
    title: 'Halaman ini sedang dijeda.',
    text: 'Terima kasih sudah berkunjung. Silakan coba lagi nanti.',
  },

  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Tidak ada apa pun di alamat ini. Mungkin halaman sudah dipindahkan atau alamatnya salah ketik.',
    home: 'Ke beranda',
  },

  errors: {
    looks_automatic: 'Masukan Anda belum terkirim. Silakan tekan tombol sekali lagi.',
    bad_request: 'Permintaan tidak dapat dipahami.',
    unknown_origin:
      'Halaman ini tidak diizinkan mengirim permintaan ini. Silakan buka di alamat aslinya dan coba lagi.',
    company_not_found: 'Perusahaan tidak ditemukan.',
    company_suspended:
      'Halaman ini sedang dijeda, jadi masukan Anda belum terkirim. Masukan disimpan di sini. Silakan coba lagi nanti.',
    request_timeout: 'Permintaan terlalu lama diproses. Silakan coba lagi.',
    review_settled:
      'Masukan Anda sebelumnya sudah lebih dari satu jam dan tidak dapat diubah lagi. Tekan tombol sekali lagi untuk mengirim ini sebagai masukan baru.',
    body_too_large: 'Ini terlalu besar untuk dikirim.',
    too_many_requests: 'Terlalu banyak permintaan. Silakan coba beberapa saat lagi.',
    internal_error: 'Terjadi masalah. Silakan coba lagi.',
    overloaded: 'Layanan sedang sibuk. Silakan coba beberapa saat lagi.',
    stopping: 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi.',
    unavailable: 'Layanan sedang tidak tersedia. Silakan coba beberapa saat lagi.',
  },

  notifications: {
    region: 'Notifikasi (F8)',
    close: 'Tutup',
  },
}
