import type { MailTexts } from '#en/mails.ts'
import { formats } from '#formats.ts'

const { day } = formats('id')

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
