import type { MailTexts, NoticeTexts, PageTexts, PrintTexts, ReceiptTexts } from '#en.ts'
import { formats } from '#formats.ts'

const { number, plural, time, day } = formats('id')

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

  ui: {
    stars: (rating) => plural(rating, { other: '# bintang' }),
    outOfStars: (rating) => `${number(rating)} dari 5 bintang`,
    optional: 'Opsional',
    choice: {
      title: 'Bagaimana pengalaman Anda?',
      subtitle: 'Masukan Anda penting bagi kami',
      publicReview: 'Tulis ulasan publik',
      privateFeedback: 'Kirim masukan privat',
      note: 'Ulasan publik ditampilkan di Google. Masukan privat dirahasiakan dan membantu kami menjadi lebih baik.',
    },
  },

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

export const receipt: ReceiptTexts = {
  title: (company) => `Masukan Anda untuk ${company}`,
  sent: (at, timeZone) => `Dikirim pada ${day(at, timeZone)}`,
  edited: (at, timeZone) => `Diubah pada ${day(at, timeZone)}`,
  noContact: 'Tidak ada informasi kontak yang disimpan.',
  changeTitle: 'Ubah masukan Anda',
  until: (at, timeZone) => `Anda dapat mengubah masukan hingga ${day(at, timeZone)}.`,
  settled:
    'Masukan ini tidak dapat diubah lagi. Anda masih dapat menariknya kembali atau menghapus informasi kontak Anda.',
  save: 'Simpan perubahan',
  saved: (company) =>
    `Perubahan Anda telah disimpan. ${company} melihat versi baru dan juga yang Anda tulis sebelumnya.`,
  changedElsewhere:
    'Sementara itu, masukan Anda telah diubah di tempat lain, jadi yang ini tidak disimpan. Di atas adalah yang tersimpan, di bawah adalah yang baru saja Anda tulis.',
  failed: 'Belum ada yang berubah. Silakan coba lagi.',
  removeContact: {
    title: 'Hapus informasi kontak',
    text: (company) =>
      `Nama, nomor telepon, dan email Anda akan dihapus. Setelah itu ${company} hanya dapat membalas Anda di halaman ini. Masukan Anda tetap ada.`,
    submit: 'Hapus informasi kontak',
    done: 'Informasi kontak Anda telah dihapus.',
  },
  withdraw: {
    title: 'Tarik kembali masukan Anda',
    text: 'Tulisan dan informasi kontak Anda akan dihapus secara permanen. Hanya bintang dan tanggalnya yang tetap ada dalam statistik.',
    confirm: 'Ya, hapus masukan saya',
    submit: 'Tarik kembali masukan',
    unconfirmed: 'Konfirmasikan bahwa Anda ingin menarik kembali masukan.',
    done: 'Masukan Anda telah ditarik kembali',
    doneText: 'Tulisan dan informasi kontak Anda telah dihapus. Tautan ini tidak berfungsi lagi.',
  },
  conversation: {
    time,
    you: 'Anda',
    noAnswer: (company) => `${company} belum membalas.`,
    sent: (company) => `Balasan Anda telah dikirim ke ${company}.`,
    answer: 'Balasan Anda',
    placeholder: 'Tulis balasan Anda…',
    send: 'Kirim balasan',
    failed: 'Balasan Anda belum terkirim. Silakan coba lagi.',
    invalid: {
      blank: 'Silakan tulis balasan.',
      tooLong: (max) => plural(max, { other: 'Gunakan paling banyak # karakter' }),
    },
  },
  private:
    'Harap jangan bagikan alamat halaman ini: siapa pun yang memilikinya dapat membaca dan mengubah masukan Anda.',
  ended: {
    title: 'Tautan ini tidak berlaku lagi',
    text: 'Pastikan alamatnya lengkap. Tautan berakhir saat masukan ditarik kembali atau dihapus.',
  },
}

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

export const mails: MailTexts = {
  reply: {
    subject: (company) => `${company} telah membalas masukan Anda`,
    answer: (company) => `Balas ${company} di halaman privat Anda:`,
    wrote: (at, timeZone) => `Pada ${day(at, timeZone)}, Anda menulis:`,
    why: (company) =>
      `Anda menerima email ini karena mencantumkan alamat email saat mengirim masukan kepada ${company}.`,
    end: (company) => `Berhenti menerima email dari ${company}:`,
  },
  receipt: {
    link: 'Baca, ubah, atau tarik kembali masukan Anda:',
    why: (company) => `Anda menerima email ini karena memintanya saat mengirim masukan kepada ${company}.`,
  },
  secret:
    'Harap jangan teruskan tautannya: siapa pun yang memilikinya dapat membaca dan mengubah masukan Anda.',
  unsubscribe: {
    stop: (company) => `Hentikan email dari ${company} tentang masukan Anda?`,
    stopText: 'Hanya email ini yang dihentikan, dan Anda dapat membatalkannya di sini.',
    unsubscribe: 'Berhenti berlangganan',
    stopped: (company) => `Anda tidak lagi menerima email dari ${company} tentang masukan Anda`,
    stoppedText: 'Semua email lain tetap dikirim seperti biasa.',
    undo: 'Urungkan',
    resumed: (company) => `Anda kembali menerima email dari ${company} tentang masukan Anda`,
    resumedText: 'Tidak ada hal lain yang berubah.',
    unknown: 'Tautan ini tidak berfungsi lagi',
    unknownText: 'Anda tidak lagi menerima email ini, atau tautannya tidak lengkap.',
  },
}

export const prints: PrintTexts = {
  question: ['Bagaimana', 'kunjungan Anda?'],
  ask: 'Beri tahu kami.',
  instruction: 'Pindai dengan kamera ponsel',
}
