/** Romanian: see `classes`. */
export const ro = `
five cinci | star stele stea steluțe | steer nota_maximă nota_10 nota_zece punctaj_maxim 5_din_5 cinci_din_cinci 10_din_10 calificativ_maxim clienții_nemulțumiți clienți_nemulțumiți în_caz_de_nemulțumire rămână_între_noi rămâne_între_noi toate_stelele
pos bună bune bun buni pozitiv* excelent* frumoas* grozav* mai_bună mare perfect* minunat* favorabil* bine înalt* super drăguță drăguț amabilă | neg proast* negativ* rea rele slab* nefavorabil* mică
review recenz* review* evaluare evaluări* evaluarea calificativ* rating* notă nota note recomandar* | feedback păreri părere părerea opini* comentari* feedback* | rate evaluați evaluează notați notează dați_ne dă_ne recenzați | experience experienț*
if dacă când doar_dacă numai_dacă în_caz | only doar numai exclusiv | how cum ce cât care de_ce | not nu niciodată evitați | before înainte | instead în_loc
happy mulțumit mulțumită mulțumiți mulțumite fericit* satisfăcut* încântat* încântați bucuroși bucuros | unhappy nemulțumi* dezamăgi* nu_v_a_plăcut nu_ți_a_plăcut problem* nu_a_fost nu_sunteți plângere plângeri reclamați* ceva_nu supărat* nefericit* frustrat*
like plăcut place bucurat simțit_bine adorat iubit îndrăgit încântat plăcea plăcut_mult
guest client* oaspe* vizitator* pacient* | share recomand* distribui* împărtăș* spuneți_prietenilor spune_le public | here aici privat direct confidențial intern personal
complaint plângere plângeri* reclamați* critici critică | praise laud* compliment* | change schimbați schimbă modificați modifică ștergeți șterge actualizați actualizează retrageți editați creșteți schimba corectați modifica | leave lăsați lasă scrieți scrie scrieti dați puneți pune adăugați postați publicați
gift reducer* voucher* cupon* cupoan* discount* din_partea_casei loteri* extragere* premiu premiul premii bonus* recompens* puncte_de card_cadou ofertă_specială oferte_speciale cod_promo* jumătate_de_preț cashback tombola tombolă tombolei tragere_la_sorți tragerea_la_sorți tragem_la_sorți la_sorți mai_ieftin mai_puțin_la la_sută două_la_preț doi_la_preț două_la_prețul încercați_vă_norocul
win concurs* câștig* promoți* | refund rambursa* despăgubi* compensați* | present cadou* mică_atenție o_atenție
free gratis gratuit* pe_gratis moca | amenity wi wifi internet apel* sunați sună număr toalet* apă intrar* livrar* parcar* apa
thing cafea* ceai băutur* bere* vin cocktail* masă desert* cină prânz mic_dejun prăjitur* înghețat* pizz* noapte masaj* tuns* mostr* produs* gustare* aperitiv* surpriză ceva_dulce ceva_special lună weekend excursie călătorie bucată felie concert | give primi* obțin* oferim vă_oferim dăm vom_da invit* câștig* arat* luați ia așteaptă participați revendic* dăruim
points puncte | surprise surpriz* | wait așteaptă pentru_dumneavoastră pentru_tine pentru_voi | donate donăm plantăm plătim | exchange în_schimb în_schimbul | each pentru_fiecare între_toți între_toate dintre | asThanks ca_mulțumire drept_mulțumire în_semn_de pentru_a_vă_mulțumi ca_semn valorează | is este e sunt
ask întreba* cereți cere spuneți_că spune_că spuneți mulțumi*_lui mulțumiți mulțumită_lui căutați servit_de deservit_de sunt mă_numesc numele_meu al_dumneavoastră a_dumneavoastră din_partea vorbiți_cu vorbește_cu contactați salutați felicitați recomandați
mention mențion* numiți nominalizați scrieți_numele indicați_numele numită numit pe_nume nominal | name numele nume prenumele cine | served servit servită ajutat deservit ocupat întâmpinat
title domnul doamna domnișoara dl dna dr doctor profesor | role chelner* ospătar* bucătar* chef* proprietar* patron* manager* coafez* frizer* stilist* barman* barist* dentist* stomatolog* medic* doctorul terapeut* recepțion* angajat* coleg* vânzăto* consultant* cosmetician* ghid* instructor* maseu*
`
