/** French: see `classes`. */
export const fr = `
five cinq | star étoile étoiles
steer note_maximale meilleure_note 5_sur_5 cinq_sur_cinq 10_sur_10 dix_sur_dix 20_sur_20 note_parfaite clients_mécontents clients_insatisfaits en_cas_d_insatisfaction en_cas_de_mécontentement entre_nous
pos bon bonne bons bonnes positif* positive* excellent* super meilleur* beau belle gentil* parfait* génial* élevée favorable* élogieu* sympa merveilleu* positivement bien haute top
neg mauvais* négatif* négative* défavorable* basse négativement mal
review avis note notes évaluation* commentaire* recommandation* | feedback retour retours opinion* remarque*
rate notez note noter évaluez évaluer notez_nous notent évaluent | experience expérience* moment visite
if si s en_cas uniquement_si seulement_si lorsque quand dès_que | only seulement uniquement | how comment quel quelle que pourquoi qu combien
happy satisfait* content contents contente contentes heureu* ravi ravie ravis enchanté* comblé* comblé conquis séduits
unhappy insatisfait* mécontent* déçu* déception* problème* souci* insatisfaction* contrarié* pas_plu pas_aimé pas_satisfait* pas_content* pas_parfait reproch* n_allait_pas va_pas plaint* plainte* frustré* agacé* fâché* pas_ravi déplu
like aimé apprécié adoré plu plaît aimez appréciez passé_un_bon passé_un_agréable passé_un_mauvais régalé* adorez adorer régalés conquis conquise séduit séduite emballé bluffé passé_une_bonne passé_une_belle
guest client* visiteur* patient* convive* hôte* | share partag* publi* recommand* parlez_en dites_le en_ligne réseaux faites_le_savoir
not pas jamais évit* | before avant | instead plutôt au_lieu
here ici privé* directement confidentiel* en_interne discrètement
complaint plainte* réclamation* critique critiques négatif | praise compliment* éloge* louange*
change changer changez modifier modifiez supprimer supprimez retirer retirez effacer effacez corriger corrigez augmenter augmentez améliorer_votre_note améliorez_votre revoir rectifier rectifiez rehausser revoyez
leave laiss* donn* écri* post* publi* mett* dépos* rédig* attribu*
gift rabais réduction* bon_d_achat bons_d_achat bon_de_réduction code_promo coupon* chèque_cadeau chèques_cadeaux carte_cadeau tirage_au_sort tombola loterie bonus avantage_exclusif points_de_fidélité points_fidélité cagnott* jeu_concours récompens* ristourne* moitié_prix offre_spéciale bon_plan tirage gros_lot lots_à_gagner une_remise remise_de panier_garni chèque* carte_de_réduction prime code_de_réduction moins_cher tiré_au_sort tirés_au_sort deux_pour_le_prix prix_d_un deux_pour_un
win remise remises gagnez gagner gagnant* offert offerte offerts offertes promotion* concours | refund remboursé* rembours* dédommag*
present cadeau cadeaux
free gratuit gratuite gratuits gratuites gratuitement gratis | amenity wi wifi internet parking stationnement* appel* appeler numéro entrée toilettes eau carafe livraison entrée* livraison* accès eau_du_robinet navette
thing café cafés cappuccino thé boisson* bière verre vin cocktail repas dessert* déjeuner dîner petit gâteau glace pizza entrée apéritif apéro digestif nuit massage soin coupe échantillon* produit* surclassement séance place* surprise quelque_chose petite_attention petit_plus viennoiserie kir mois week voyage* part tranche concert
give recev* obten* offrons offre offrir offrirons offrira donn* invit* bénéfici* profit* reparte* repart* montrez tentez bénéfice remport* attend aurez cumul* collect*
points points | surprise surprise surprises | wait attend attendent pour_vous
donate versons don plantons plant* reversons paie payons | exchange en_échange en_contrepartie en_retour | each pour_chaque par_avis chaque_avis parmi_tous parmi_les parmi | asThanks en_remerciement pour_vous_remercier pour_te_remercier en_guise_de en_échange comme_remerciement vaut vaut_bien | is est sont
ask demandez demande demander dites_que dites dis remerciez merci_à cherchez servi_par accueilli_par servie_par conseillé_par coiffé_par soigné_par je_suis je_m_appelle mon_nom_est votre ton ta de_la_part_de parlez_à contactez saluez félicitez adressez recommandez
mention mentionn* nommez nommer cit* indiquez_le_nom précisez_le_nom nommément nommée nommé | name nom noms prénom prénoms qui quel quelle | served servi* aidé* accueilli* occupé* conseillé* reçu* soigné* coiffé*
title monsieur madame mademoiselle mme mlle mr docteur dr pr professeur | role serveur* serveuse* chef cheffe cuisinier* propriétaire* patron patronne gérant* directeur directrice coiffeur* coiffeuse* barman barista barbier dentiste médecin esthéticienne* masseu* hôte hôtesse réceptionniste employé* collègue conseiller* conseillère* vendeur* vendeuse* praticien* ostéopathe kiné
`
