/** Indonesian, in the notation of `words.ts`. */
export const id = `
five lima | star bintang | steer nilai_tertinggi nilai_sempurna rating_tertinggi skor_tertinggi 5_dari_5 lima_dari_lima 10_dari_10 nilai_penuh pelanggan_yang_tidak_puas tamu_yang_tidak_puas pelanggan_tidak_puas antara_kita semua_bintang
pos bagus baik positif tinggi terbaik hebat luar_biasa sempurna menyenangkan | neg buruk jelek negatif rendah kurang_baik
review ulasan review rating penilaian rekomendasi testimoni pengulas | feedback masukan komentar pendapat saran umpan_balik | rate nilai nilailah beri_nilai ulas penilai menilai | experience pengalaman
if jika kalau bila apabila jikalau hanya_jika | only hanya cuma | how bagaimana apa seberapa mengapa kenapa | not jangan tidak | before sebelum | instead daripada alih_alih
happy puas senang bahagia gembira | unhappy tidak_puas kurang_puas kecewa keluhan komplain masalah tidak_senang tidak_suka kurang_berkenan ketidakpuasan sedih marah salah
like suka menyukai menikmati jatuh_cinta cinta menyenangi waktunya_menyenangkan
guest pelanggan tamu pasien pengunjung | share bagikan rekomendasikan sebarkan ceritakan_kepada_teman beri_tahu_teman teman membagikan | here di_sini disini sini pribadi langsung rahasia secara_pribadi internal
complaint keluhan komplain kritik | praise pujian | change ubah mengubah ganti mengganti hapus menghapus perbarui edit naikkan tarik perbaiki revisi | leave tulis tulislah beri berikan tinggalkan kirim cantumkan tuliskan
gift diskon kupon voucher potongan_harga potongan cashback kartu_hadiah undian lotre bonus poin_loyalitas penawaran_khusus doorprize setengah_harga diundi mengundi undi lotere lebih_murah persen beli_satu beli_1 raih_peluang peluang_mendapat peluang_menang
win menang menangkan memenangkan promo | refund pengembalian_uang uang_kembali refund kompensasi | present hadiah kado bingkisan cinderamata
free gratis cuma_cuma | amenity wi wifi internet parkir telepon hubungi masuk air toilet pengiriman ongkir ongkos_kirim
thing kopi teh minuman makan makanan camilan hidangan kue es_krim pizza malam pijat perawatan sampel produk kejutan menginap bulan segelas secangkir liburan perjalanan potong sepotong potongan | give dapatkan mendapatkan dapat terima memberikan beri_anda berikan kami_beri traktir mentraktir ambil tunjukkan klaim raih membagikan bagikan
points poin | surprise kejutan | wait menanti menunggu untuk_anda untukmu | donate donasikan menyumbang menanam bayar | exchange sebagai_imbalan imbalan | each untuk_setiap untuk_tiap setiap_ulasan per_ulasan per di_antara | asThanks sebagai_ucapan_terima sebagai_tanda_terima sebagai_rasa_terima sebagai_apresiasi bernilai | is adalah
ask tanyakan cari minta panggil katakan_bahwa bilang katakan terima_kasih_kepada dilayani_oleh saya_adalah nama_saya temui hubungi bicara_dengan salam_dari
mention sebutkan sebut tulis_nama cantumkan_nama disebut menyebut | name nama siapa | served melayani membantu menolong menyambut dilayani
title bapak ibu pak tuan nyonya dokter dr prof mbak kak | role pelayan koki chef pemilik manajer kasir tukang_cukur penata barista dokter terapis resepsionis karyawan staf rekan pramusaji pemandu instruktur
`
