import type { ReceiptTexts } from '#en/receipt.ts'
import { formats } from '#formats.ts'

const { plural, time, day } = formats('id')

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
  answersOnly: (company) =>
    `Dengan tautan ini Anda dapat membaca dan menjawab, tetapi tidak dapat mengubah atau menarik kembali masukan, karena alamat email dimasukkan oleh ${company}. Harap jangan bagikan tautan ini.`,
  ended: {
    title: 'Tautan ini tidak berlaku lagi',
    text: 'Pastikan alamatnya lengkap. Tautan berakhir saat masukan ditarik kembali atau dihapus.',
  },
}
