/**
 * Given names that are hardly ever anything else, in small letters. Names that are also words, months or well-known
 * places are left out: they count only where a text asks for a person.
 */
export const givenNames = `
adele adrian agata agnes agnieszka ahmed ahmet aisha albert alberto aleksander aleksandra alessandra alessandro alessia alex alexander alexandra alexandre alexandru alexei alfred
alfredo alice alicia alina alison amanda amelia amelie amina amir amy anastasia andrea andreas andrei andrej andrew andrzej angela angelika angelo anita anja anke ann anna
annabel anne anneli annette annika antoine anton antonella antonia antonio antti anya arne arthur arturo asha astrid ashley aurelie aurora axel ayse barbara bartosz beatrice
beatriz benedikt benjamin bernard bernd bernhard bettina birgit bjorn bogdan boris brian bridget brigitte bruno camila camille carina carl carla carlo carlos carmen carol carole
caroline catalina catarina caterina cathy cecilia cecilie celine cesar charles charlie chiara chloe chris christa christian christiane christina christine christoph christophe
christopher claire claudia claudio claus colin connor cornelia corinna cristian cristiana cristina dagmar damian daniel daniela daniele danielle danuta dario dave david davide
debbie deborah denise dennis derek diana diego dieter dietmar dimitri dimitris dirk dmitri dominik dominika dominique donna doris dorota dorothea doreen eduard eduardo edward
edyta eileen ekaterina elena eleni eleonora elise eliska elisa elisabeth elisabetta elizabeth ellen elzbieta emanuele emil emilia emilie emily emma emmanuel enrico enrique eric
erica erik erika ernesto esra esteban esther ethan eugen eugenia evelyn fabian fabienne fabio fabrice fatima fatma federica federico felipe ferdinand fernanda fernando filip
filippo fiona flavia florian francesca francesco francisca francisco francois francoise franz franziska frederic frederik friedrich fritz gabor gabriel gabriela gabriele
gabriella gary gemma georgios gerald gerd gerhard gerard gianluca gianni giorgio giorgos giovanna giovanni gisela giulia giuliano giuseppe gonzalo greg gregor gregory grzegorz
guido guillaume guillermo gunnar gunther gustav hakan halina hanna hannah hannes hasan heather heidi heike heiko heinrich heinz helen helena helene helga helmut hendrik henri
henrietta henrik henry herbert hermann hilde hilda holger howard hugo hussein ian ibrahim ignacio igor ilona ilse inge ingeborg ingo ingrid irena irene irina isabel isabella
isabelle ismail istvan ivan ivana iwona jacek jaime jakob jakub james jana jane janet janine jarek javier jean jeff jeffrey jenna jennifer jenny jens jeremy jerome jerzy jessica
jill jim jiri joachim joana joanna joao joaquin jochen joe joel johan johanna johannes john johnny jonas jonathan jorg jorge jose josef josefina joseph josh joshua juan juha
juergen julia julian juliana julie julien juliet juliette julio jurgen justine justyna kai kamil karel karen karin karina karl karla karolina kasia katarina katarzyna kate
katerina katharina katherine kathleen kathrin kathy katie katja katrin katrina kazimierz keith kelly kenneth kerstin kevin khalid kirsten klara klaus konrad konstantin kostas
kristen kristian kristin kristina kristine krystyna krzysztof lars larissa lasse laszlo laura laurence laurent lea leila lena leonard leonardo leonie lisa lise liz liliana
lorenzo lotte louis louisa louise luca lucas lucia luciana lucie lucy ludovic ludwig luigi luis luisa luise lukas lukasz lutz lydia maciej magda magdalena maggie magnus maike
maja malgorzata manfred manuel manuela marc marcel marcella marcelo marcin marco marcos marcus marek margaret margot maria marian mariana marianne marie mariusz marijke marika
mario marion marisa marlene marta marten martha martin martina martine mary mathias mathieu mathilde matteo matthew matthias matthieu matti maurizio mauro maurice maxime
maximilian mehmet melanie melissa michael michaela michal michala michel michele michelle miguel mihai mihaela mikael mike mikhail mikko milena mirjam miriam mirko mohamed
mohammed monica monika monique mustafa nadia nadine nadja nancy natalia natalie natasha nathalie nathan nele nicola nicolas nicole niels niklas nikola nikolai nikos nils nina
nora norbert olaf oleg oleksandr olena olga oliver olivia olivier omar oskar otto pablo pamela paolo pascal patricia patricio patrick patrik patrizia paul paula paulina pauline
paulo pavel pawel pedro peggy penelope peter petra philip philipp philippe phil pierre pietro piotr rachel rafael rafal raffaele ralf ralph ramona raphael raquel raul rebecca
reinhard renata renate renato rene ricardo riccardo richard rita robert roberta roberto rodrigo roland rolf romain ronald rosanna rosemarie rudolf ruth ryan sabina sabine sabrina
sally salvatore sam samantha samir samuel sandra sara sarah sascha saskia scott sebastian sebastien sergei sergio sharon sheila silke silvia silvio simon simona simone slawomir
sofie sonia sonja stefan stefania stefanie stefano steffen stephan stephane stephanie stephen steve steven stewart susan susana susanna susanne suzanne sven svetlana sylvia
sylvie tamara tanja tania tanya tatiana tereza teresa theodor theresa thierry thomas thorsten tiago timo timothy tina tobias tom tomas tomasz tommaso tommy toni tony torsten
tracy udo ulf ulrich ulrike ulla umberto ursula uwe valentina valeria valerie vanessa vasile verena veronica veronika veronique vincent vincenzo virginie viktor viktoria vladimir
volker walter wanda wendy werner wiebke wilhelm wilhelmina william wojciech wolfgang xavier yannick yasmin yolanda yusuf yvette yvonne zbigniew zdenek zeynep zofia zoe zsuzsanna
jolanta lubos ondrej vaclav frantisek lenka jitka jarmila blanka hynek bozena stanislav ioana mihnea andreea raluca cosmin catalin gheorghe ionut razvan vlad balazs bence zoltan
ferenc attila katalin erzsebet ildiko eszter reka gergo tamas sanna jukka pekka heikki kaisa tuula paivi juhani ingvild sigrid torben jesper mette lene hanne mikkel rasmus soren
jorgen camilla emre burak murat elif merve kemal selin ozge hulya ozlem agus siti rina wati joko raj priya rahul anjali deepak sunita vikram neha pooja sanjay анна мария елена
ольга наталья наталия татьяна ирина екатерина светлана юлия анастасия дарья иван сергеи андреи дмитрии александр александра михаил николаи алексеи владимир петр павел максим
артем денис антон игорь олег виктор кирилл евгении ксения марина оксана олександр андрии михаило олена тетяна юрии василь богдан тарас ярослав наталя катерина дмитро сергии
миколаи людмила галина анну марию елену ольгу наталью ирину екатерину светлану юлию настю катю машу лену олю ивана сергея андрея дмитрия михаила анни марии олени наталю олену
тетяну катерину андрія андрия олега μαρια ελενη κατερινα γιωργος γιωργο γιαννης γιαννη νικος νικο δημητρης δημητρη κωστας κωστα αννα σοφια βασιλης βασιλη χρηστος παναγιωτης
αγγελικη δημητρα αλεξανδρος ανδρεας πετρος μιχαλης θανασης محمد احمد حسين محمود خالد يوسف ابراهيم فاطمه عائشه مريم ساره ليلي نوره سميره طارق سامي عبدالله فيصل زينب יוסי דני שרה
רחל נועה מיכל רונית אורלי יונתן איתי עידן राहुल प्रिया अमित सुनीता दीपक नेहा संजय राजेश अनिल सुरेश रमेश मोहन अंजलि adriana aidan ainhoa alejandro alejandra alfonso allison
almudena alvaro amaya andres antonina arianna axelle ayumi barbora bastien begona benoit bernadette bernardo blanca borja brandon brenda brigitta bryan caitlin candela catherine
katriina katariina katrine catrine katrijn cecile celia cheryl christelle claudine clemence clementine corentin cristobal cyril damien darius deirdre delphine diane domenico
dominic donatella dorian douglas eduarda edith edoardo edwin eleanor elodie eloise elvira emilio emiliano enzo ernst estelle eugenio felicity fernand filippa fredrik gael gaelle
genevieve geoffrey georgina geraldine gerardo ghislaine gilbert gilles gillian ginevra gonzague gwen harriet harald helmi hortense hubert hugh imogen ines inmaculada isaac
isabell isidro ivonne jacob jacqueline jacques jake jason jasmine jeanne jeannette jerry jesse jessie joanne jocelyn jolien jordi josefa josephine juana juanita judith judy
julius karolien katelijne kerry kimberly kurt larry laurine leandro leonor leopold lidia lilian lilly lisbeth logan lorena lorraine lourdes luciano ludivine lynn maarten
mackenzie madeleine maddalena maite manon marcelina marcela marceline margarete marianna maribel marijn marjorie marlies marlon mathilda matilda matias maureen megan mireille
mirella mitchell montserrat muriel nadege natacha nathaniel nerea noemi noelia octavio odile ondine ornella paloma patrice pieter pierrick pilar priscilla quentin rafaela ramiro
ramon raymond regis remi renee rocio rodolfo rodrigue rogerio romane rosalie roxane ruben russell sander sanne sergi serena severine shannon sidonie silvana solange sophie stijn
susann svenja sybille sylvain tabea tamsin tatjana tessa thibault thibaut tilman timothee tobia toby tristan ursel valerio vicente vicky vincenza violeta wilma wim wouter
zacharias zara aneta ewelina izabela jaroslaw kinga krystian leszek malwina marzena mateusz michalina miroslaw oliwia patrycja przemyslaw radoslaw sylwia szymon tadeusz urszula
weronika wieslaw zuzanna alzbeta hedvika kamila lubomir ludmila marketa matej milos oldrich radek radka rostislav stepan vojtech zuzana adina camelia cezar corina dorina florin
horia ileana iulia laurentiu liviu lucian madalina marius mircea nicoleta octavian roxana sorin traian viorel aniko beata bela csilla edina eniko gergely gyorgy judit krisztina
levente nikolett orsolya sandor szilvia tibor timea vera zsofia zsolt agneta bengt birgitta bjoern ebba elin fredrika goran gunilla hjalmar ingela inger lennart lovisa malin olle
pernilla pontus tore viveka ylva anne-marie birthe bodil casper ditte flemming frederikke freja gitte helle henriette jannik jeppe jonna karsten kasper mads malene nanna ole
pernille preben stine trine asbjorn aslaug bjarne eirik geir hege ingunn ivar jorunn kjell knut kristoffer marit morten oddvar oystein ragnhild ronny silje sissel sondre terje
torgeir trond unni vegard aino arja eero elina hannele heli henna ilkka ilpo jaakko janne jarmo joni jorma kaarina kalle kimmo kirsi kyllikki lauri leena liisa maarit marjatta
marko markku minna niina pirjo pirkko raija rauno reijo ritva saara seija sirpa soili tapio tarja teemu terhi tiina tuomas veikko ville virpi alper asli aylin aysegul betul
bulent busra cemal cigdem dilek duygu ebru emine emrah erdem ezgi fatih ferhat furkan gamze gokhan gulsah hande hatice huseyin ilker irem ismet kadir meltem meral mesut nalan
nazli nermin nurcan orhan osman pelin recep sedat selcuk serap serkan sevim sibel sinan songul suleyman tayfun tolga tugba tulay turgut volkan yasemin yavuz zehra oluwaseun ngozi
chidi kwame fatou thabo sipho karim khadija layla mariam mohamad nasser noor rania salma samira tarek youssef zainab aaliyah aditi ananya arjun aryan deepika divya gaurav kavita
lakshmi manish manoj meena mukesh nikhil nisha nitin pankaj preeti rajesh rakesh ramesh ravi ritu rohan rohit sachin sandeep shreya sneha sonal sunil suresh swati tanvi vijay
vivek bambang budiman fitri hendra kartika nurul sulastri suryani widya yanti yuni катя настя маша лена оля таня наташа юля аня дима коля сережа ваня петя миша алеша женя тамара
валентина нина лариса вероника алина полина валерия кристина диана лидия зоя раиса григории николас станислав вячеслав руслан тимур егор богдана христина ігор олексіи володимир
дарія ганна оксану ірина ірину світлана валентин василина степан χριστινα βασιλικη αντωνης αντωνη ειρηνη ευα στελιος στελιο σπυρος σπυρο μαρινα ραφαηλ θοδωρης μανωλης ηλιας
φωτεινη رانيا ليلى سعاد امينه خديجه زينه رشا سلمى عبدالرحمن مصطفى ياسر وليد باسم هاني ماجد فادي رامي نادر ياسمين لينا دينا יצחק יעקב אברהם רועי אייל ענת גלית סיגל מירב אורית ליאת
אפרת ענבל רינת आरती गीता गौरव पंकज मनीष मीना रोहित वीणा शालिनी संगीता सचिन सोनिया स्वाति श्वेता अर्जुन
`
  .split(/\s+/)
  .filter(Boolean)

/** Given names that are also words: they count only after a request for a person, a role or a title. */
export const ambiguousNames =
  `andre theo tim kim lan linh hung dung thao minh trang tuan ngoc huong elke ute inga uta anders hans ben adam budi dewi ratna margarita margherita bianca regina todd jasmin clement roger oscar beata tove max mark eva jan dan leo leon nick frank rosa rose joy grace hope will bill jack sofia sophia charlotte victoria luna stella mia clara ida linda bella mario marina vera roman ali can deniz noa elsa olivia sara ana may april june`.split(
    ' ',
  )

/** Before or after a given name, these words make a place or a business of it. */
export const placeWords = `
san santa santo saint sainte st ste sankt sao são don sant sveti svaty svata svatého swietego swietej santi sint sv szent cafe hotel restaurant ristorante restaurante trattoria
pizzeria bistro bar villa casa haus salon studio praxis kirche via calle rue piazza plaza place platz strasse street avenue road square station park hof hostel pension pub club
clinic clinica cabinet santuario basilica catedral cathedral kathedrale kloster dom church chiesa iglesia eglise hospital klinik apotheke pharmacy boulangerie patisserie
brasserie osteria taverna taverne bakery backerei konditorei markt market museum theater theatre kawiarnia restauracja restaurace kavarna hostinec pensjonat willa kavezo etterem
ulica ulice utca gata gatan vej gate кафе ресторан отель улица площадь готель вулиця площа салон бар святой святая свята святий
`
  .split(/\s+/)
  .filter(Boolean)

/** Written with a capital letter, but not a name of a person. */
export const notNames = `
oetker martens pepper google maps tripadvisor yelp trustpilot booking airbnb facebook instagram tiktok whatsapp youtube twitter linkedin michelin apple android wi fi wifi wlan qr
covid english german french spanish italian deutsch englisch monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december montag dienstag mittwoch donnerstag freitag samstag sonntag christmas easter valentine halloween advent team equipe equipo squadra reception rezeption
the our your you a an my us we me it is are this that and or of to in at on for with from by here there thank thanks welcome please hello menu chef sir madam all everyone company
service pelanggan tamu pasien sekalian anda saudara bapak ibu kami
`
  .split(/\s+/)
  .filter(Boolean)
