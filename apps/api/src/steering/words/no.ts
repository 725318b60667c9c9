/** Norwegian, in the notation of `words.ts`. */
export const no = `
five fem | star stjern* | steer toppkarakter* høyeste_karakter høyeste_vurdering full_pott 5_av_5 fem_av_fem 10_av_10 tommel_opp beste_vurdering misfornøyde_kunder misfornøyde_gjester ved_misnøye mellom_oss alle_stjernene alle_stjerner
pos god gode godt bra positiv* fin fine fint beste bedre fantastisk* flott* høy høye perfekt* hyggelig* topp utmerket snill koselig | neg dårlig* negativ* lav lave verre verste
review ~anmeldelse ~omtale ~vurdering karakter anbefaling* | feedback ~tilbakemelding kommentar* mening meninger ord | rate bedøm ranger anmeld* vurder* | experience opplevelse*
if hvis dersom om når bare_hvis kun_hvis ved_misnøye | only bare kun utelukkende | how hvordan hva hvor hvorfor hvilken | not ikke aldri ingen unngå | before innen | instead i_stedet istedenfor heller
happy fornøyd fornøyde glad glade lykkelig* begeistret begeistra kjempefornøyd | unhappy misfornøyd* skuffet problem* ikke_fornøyd* ikke_likte ikke_bra ikke_smakte klage klager noe_galt galt sint sur frustrert ulykkelig lei
like likte likt liker nøt smakte koste satte_pris elsket elsker begeistret forelsket stortrivdes fint_hos hyggelig_hos
guest kunde kunder gjest gjester pasient* besøkende | share del fortell_andre fortell_det_til_andre anbefal offentlig deler | here her privat direkte internt konfidensielt personlig
complaint klage klager kritikk* reklamasjon* | praise ros skryt kompliment* | change endre slett slette fjern fjerne oppdater oppdatere rediger hev trekk_tilbake rett rette redigere endrer | leave skriv skrive gi gir legg legge etterlat del send
gift ~rabatt ~gavekort ~kupong ~trekning ~lotteri bonus* belønning* på_husets_regning huset_spanderer spander* vi_spanderer halv_pris spesialtilbud trekker_vi trekker_ut trekker_en trekker_lodd utlodning lodder_ut billigere gratisgave premie* prosent_på to_for_en gir_bort sjansen_på sjansen_til
win ~konkurranse vinn vinne vinner | refund ~refusjon pengene_tilbake refunder* kompensasjon | present en_gave liten_gave som_gave gaver velkomstgave
free gratis kostnadsfri* vederlagsfri* | amenity wi wifi internett park* ring nummer toalett* vann inngang* adgang* levering* samtale* vannet
thing ~kaffe cappuccino te drikke* drink* øl vin måltid* dessert* middag* lunsj* frokost* kake kaker pizza overnatting* natt massasje behandling* klipp prøve* produkt* forrett noe_godt noe_ekstra overraskelse* måned helg reise bit kakestykke konsert | give får få motta* gir gi tilbyr inviter* hent vis tjen sjanse
points poeng | surprise overraskelse* | wait venter til_deg | donate donerer planter betaler | exchange til_gjengjeld i_bytte | each for_hver per blant_alle blant | asThanks som_takk som_en_takk som_et_tegn verdt | is er
ask spør_etter be_om si_at si hils takk_til betjent_av servert_av hjulpet_av klippet_av jeg_er jeg_heter mitt_navn_er din deres fra snakk_med kontakt ros ring hilsen
mention nevn nevne skriv_navnet oppgi_navnet navngi nevnt nevnes ved_navn | name navn navnet hvem hvilken | served hjalp betjente serverte klippet hjulpet betjent tok_seg
title herr hr fru frøken dr doktor prof | role servitør* kelner* kokk* eier* sjef* daglig_leder frisør* barber* barista* bartender* tannlege* lege* terapeut* resepsjonist* medarbeider* kollega* vert* selger* guide* instruktør* massør*
`
