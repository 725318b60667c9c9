/** Hungarian, in the notation of `words.ts`. */
export const hu = `
five öt | star csillag* | steer legjobb_értékelés* maximális_pont* maximális_értékelés* 5_ből_5 tízes_értékelés legmagasabb_értékelés* 10_10 elégedetlenség_esetén elégedetlen_vendég* elégedetlen_ügyfel* elégedettség_esetén probléma_esetén panasz_esetén köztünk_mar* maradjon_köztünk közöttünk_mar* összes_csillag*
pos jó pozitív kiváló remek legjobb jobb kedvező nagyszerű szép szuper tökéletes magas kedves fantasztikus jól jónak | neg rossz negatív gyenge kedvezőtlen alacsony rosszabb
review értékelés* vélemény* ajánlás* | feedback visszajelzés* komment* hozzászólás* | rate értékel* pontozz* | experience élmény* tapasztalat*
if ha amennyiben csak_ha csak_akkor_ha abban_az_esetben | only csak kizárólag csupán | how hogyan hogy mennyire milyen mi miért mit mivel | not ne nem soha | before mielőtt előtt | instead helyett inkább
happy elégedett* boldog* örül elragadtat* | unhappy elégedetlen* csalód* nem_tetszett* nem_ízlett* problém* panasz* nem_volt_elégedett gond baj nem_volt_jó nem_tökéletes valami_nem dühös mérges szomorú boldogtalan* frusztrált
like tetszett* ízlett* szerette* tetszik imádta imádtad imádták szerették lenyűgöz* beleszeret* élvezte elbűvöl* jól_érez*
guest vendég* ügyfél* ügyfel* vásárló* páciens* látogató* | share ossza* oszd* ajánl* mesélj* mondja_el_mindenkinek mondja_el_másoknak közzé nyilvános* megoszt* | here itt privát* közvetlenül bizalmas* személyesen belső*
complaint panasz* kritik* reklamáció* | praise dicséret* bók* | change módosítsa módosítani változtassa változtasd törölje törölni törölje_a javítsa_az_értékelés* vonja_vissza emelje frissítse módosítsd javítsa javítsd írja_át változtatni | leave írjon írj írja írjanak hagyjon hagyj adjon adj adjanak tegyen tegye osszon küldjön
gift kedvezmény* kupon* utalvány* akciós_kód* sorsol* tombola* lottó* lottér* nyeremény* bónusz* jutalom* jutalm* hűségpont* promó* a_ház_ajándék* leárazás* fél_áron vendégünk_egy meghívjuk_egy meghívunk_egy kisorsol* húzás olcsóbb olcsóbban kettőt_egy kettő_egy_áráért
win nyerj* nyer | refund visszatérít* pénzvisszatérítés* kártalanít* kárpótl* | present ajándék* meglepi*
free ingyen ingyenes* ingyért díjmentes* térítésmentes* grátisz | amenity wi wifi internet* park* hív* telefon* wc mosdó* víz* kiszállít* belép* csapvíz* ivóvíz*
thing kávé* tea teát ital* sör* bor bort koktél* ebéd* vacsor* desszert* reggeli* sütemény* süti* torta* tortát fagyi* fagylalt* pizz* éjszak* masszázs* kezelés* hajvágás* mint* termék* előétel* meglepetés* valami_finom hónap* hétvég* utazás* szelet koncert* | give kap* adunk adjuk ajándékoz* meghív* vegye_át mutass* vár szerez*
points pont pontot pontok pontokat | surprise meglepetés* | wait vár várja várják önnek neked | donate adományoz* ültetünk elültet* fizetünk | exchange cserébe cserében | each minden_értékelés* minden_vélemény* értékelésenként között közt közül | asThanks köszönetképp* köszönetül hálából köszönet_gyanánt viszonzásul megér | is az
ask keresse keresd kérje kérd kérdezze kérdezd mondja_hogy mondd_hogy mondja köszönje köszönet köszönjük_kolléga vagyok a_nevem nevem szolgálta kiszolgálta felszolgáló* beszéljen hívja üdvözölje üdvözlettel dicsérje ajánlja üdv
mention említse említsd említs említsék nevezze nevezd írja_be_a_nevét írja_le_a_nevét megemlít* név_szerint | name neve nevét nevével név ki kicsoda aki | served kiszolgál* segített felszolgált foglalkozott fogadta szolgál*
title úr hölgy asszony kisasszony dr doktor prof | role pincér* felszolgáló* szakács* séf* tulajdonos* menedzser* igazgató* üzletvezető* fodrász* borbély* barista* bármixer* fogorvos* orvos* terapeut* recepciós* munkatárs* kolléga* kozmetikus* eladó* masszőr* edző* oktató* idegenvezető* stylist* házigazda*
`
