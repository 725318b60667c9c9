/** Turkish, in the notation of `words.ts`. */
export const tr = `
five beş | star yıldız* | steer tam_puan* tam_not en_yüksek_puan* 5_üzerinden_5 beş_üzerinden_beş 10_üzerinden_10 tam_yıldız* en_iyi_puan* memnunsa* memnun_kaldıysa* memnun_kalırsa* memnun_kalmadıysa* memnun_kalmazsa* memnun_değilse* beğendiyse* beğenmediyse* sevdiyse* hoşunuza_gittiyse memnun_kaldıysanız memnun_kalmayan* şikayetiniz_varsa şikâyetiniz_varsa sorununuz_varsa memnun_kaldınız_mı memnun_musunuz sorun_varsa bir_sorun_varsa aramızda_kal* bütün_yıldız* tüm_yıldız*
pos iyi güzel olumlu harika mükemmel süper muhteşem yüksek pozitif şahane en_iyi hoş | neg kötü olumsuz negatif düşük berbat
review yorum* değerlendirme* puan* inceleme* tavsiye* | feedback görüş* geri_bildirim* geribildirim* düşünce* fikir* fikri* | rate puanla* değerlendir* oyla* | experience deneyim*
if eğer sadece_eğer halinde durumunda | only sadece yalnızca yalnız ancak | how nasıl ne neden hangi | not değil asla yazmayın vermeyin bırakmayın yapmayın paylaşmayın | before önce yazmadan bırakmadan vermeden yapmadan | instead yerine
happy memnun* mutlu* | unhappy memnuniyetsiz* memnun_değil* beğenmedi* şikayet* şikâyet* sorun* kötü_bir hayal_kırıklığ* olumsuz_bir mutsuz* üzgün* kızgın* üzül* memnun_kalmadı* ters_git* kötü_git* yolunda_git*
like beğendi* sevdi* hoşunuza* keyif_aldı* memnun_kaldı* bayıldı* çok_sevdi* aşık_oldu* memnun_ayrıldı* eğlendi*
guest müşteri* misafir* hasta* ziyaretçi* konuk* | share paylaş* öner* tavsiye_ed* herkese arkadaş* | here buraya burada özel* doğrudan gizli* bize_özel içeride
complaint şikayet* şikâyet* eleştiri* | praise övgü* iltifat* | change değiştir* silin silme sil kaldırın kaldır güncelle* düzelt* yükselt* geri_çek* | leave yazın yaz bırakın bırak verin ver ekleyin ekle paylaşın yapın
gift indirim* hediye* kupon* armağan* ikramımız ikram_ediyoruz bizden_ikram ikramlar* çekiliş* piyango* ödül* bonus* promosyon* bizden_olsun bizden_size puan_kazan* sadakat_puan* yarı_fiyat* müesseseden cashback kura kurası kurayla kuraya daha_ucuz yüzde iki_al bir_öde bir_alana şansınız_olsun kazanma_şansı
win kazan* kampanya* | refund para_iade* geri_ödeme iade_ed* tazminat* | present sürpriz_hediye*
free ücretsiz bedava beleş parasız | amenity wi wifi internet otopark* park* ara* numara tuvalet* kargo giriş* teslimat* su suyu
thing kahve* çay* içecek* içki* bira* şarap* kokteyl* yemek* tatlı* kahvaltı* pasta* dondurma* pizza* gece* konaklama* masaj* bakım* tıraş* numune* ürün* meze* sürpriz* hafta tatil* gezi* dilim* konser* | give al alın alırsınız alacaksınız verelim veriyoruz vereceğiz veririz sunuyoruz ikram* ısmarla* gösterin göster bekliyor katılın
points puan_topla* | surprise sürpriz* | wait bekliyor bekler sizi sizin_için | donate bağışl* dikiyoruz fidan* ödüyoruz | exchange karşılığında | each her_yorum* her_değerlendirme* yorum_başına arasında arasından | asThanks teşekkür_olarak teşekkürümüz_olarak karşılığında teşekkür_amacıyla değer
ask sorun sor isteyin iste söyleyin deyin teşekkür_edin arayın bulun ben adım ismim selam_söyleyin konuşun görüşün iletişime
mention adını_yazın ismini_yazın adını_belirtin ismini_belirtin bahsedin bahset belirtin anın adını_anın ismini_anın anıl* adıyla ismiyle | name adı adını adına ismi ismini isim ad kim kimin | served hizmet_eden hizmet_etti yardımcı_olan yardım_eden servis_yapan karşılayan hizmet_et* ilgilen*
title sayın doktor dr prof | role garson* şef şefimiz aşçı* sahibi* müdür* kuaför* berber* barista* barmen* diş_hekimi* doktorumuz terapist* resepsiyonist* çalışan* personel* arkadaşımız danışman* satış* rehber* eğitmen* masör* ustamız usta işletmecimiz
`
