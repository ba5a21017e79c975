list-separator = { ", " }
at-place = { $place } : { $fault }
line = ligne { $line }
line-column = ligne { $line }, colonne { $column }
row = ligne { $row }

files = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
  }
ayat = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }
surahs = { $count ->
    [one] { $count } sourate
   *[other] { $count } sourates
  }
steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
times = { $count } fois
passages = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  }
words = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
  }
labels = { $count ->
    [one] { $count } étiquette
   *[other] { $count } étiquettes
  }
rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
recordings = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
  }
segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
bookmarks = { $count ->
    [one] { $count } marque-page
   *[other] { $count } marque-pages
  }
lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
weeks = { $count ->
    [one] { $count } semaine
   *[other] { $count } semaines
  }
parts = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
attempts = { $count ->
    [one] { $count } tentative
   *[other] { $count } tentatives
  }
catch-up-submissions = { $count ->
    [one] { $count } envoi de rattrapage
   *[other] { $count } envois de rattrapage
  }

juz = juz
hizb = hizb
rub = rub
manzil = manzil
ruku = ruku
page = page

at-character = { $fault } (au caractère { $position })
did-you-mean = { $fault } ; vouliez-vous dire { $suggestion } ?
ranges-too-long = { $most ->
    [one] les passages prennent au plus { $most } octet
   *[other] les passages prennent au plus { $most } octets
  }
range-missing = il manque ici un passage
nothing-after = rien ne peut suivre « { $text } »
no-ayah-starts = aucun verset du décompte { $counting } ne commence là
one-ayah-expected = un seul verset est attendu ici, comme { $example }
only-ayat = seuls des versets sont permis ici, pas des mots
words-of-one-ayah = des mots appartiennent à un seul verset, comme 2:255:1-7
words-of-next-ayah = des mots appartiennent à un seul verset : écrivez ceux du verset suivant comme un autre passage
words-of-ayah = le verset a les mots 1-{ $count }
range-backwards = le passage va à rebours
word-missing = il manque ici le numéro d’un mot
last-word-missing = il manque ici le numéro du dernier mot
division-missing = il manque ici le numéro ({ $kind })
last-division-missing = il manque ici le dernier numéro ({ $kind })
division-limits = { $kind } va de 1 à { $count }
rukus-of-surah = la sourate { $surah } a les rukus 1 à { $count }
no-such-print = il n’existe pas d’édition de ce nom
page-of-print-missing = il manque ici une page, par exemple taj-16 page 3
nisf = moitié d’un juz
rub-of-juz = quart d’un juz
quarter-without-sign = l’édition n’a pas de signe à cet endroit : un des quarts du juz { $juz } n’est pas marqué
line-of-page-missing = il manque ici le numéro d’une ligne de la page
lines-of-page = la page { $page } a les lignes 1 à { $count }
lines-without-words = il y a là le nom d’une sourate ou une basmala, et aucun verset
lines-inside-ayah = aucun verset ne commence là ; les mots sont ceux d’un seul verset
lines-of-hafs = les lignes des pages ne sont connues que pour Hafs et Chou'ba
print-madani = l’édition de Médine de 1421 H : { $pages } pages de { $lines } lignes
print-taj = l’édition de Taj Company : { $pages } pages de { $lines } lignes
print-of-user = { $name } : { $pages } pages de { $lines } lignes
surah-limits = les sourates vont de 1 à { $count }
surah-missing = il manque ici une sourate
no-surah-called = aucune sourate ne s’appelle « { $name } »
several-called = plusieurs sourates s’appellent « { $name } »
two-readings = cela peut se lire de deux façons
either = { $first } ou { $second }
part-limits = il y en a de 1 à { $count }
ayah-missing = il manque ici un verset
ayat-from-one = les versets sont numérotés à partir de 1
ayat-of-surah = { $count ->
    [one] la sourate { $surah } a { $count } verset
   *[other] la sourate { $surah } a { $count } versets
  }
ayat-of-surah-counted = { $count ->
    [one] la sourate { $surah } a { $count } verset
   *[other] la sourate { $surah } a { $count } versets
  } dans le décompte { $counting }
ayat-unless-kufi = { $count ->
    [one] la sourate { $surah } a { $count } verset
   *[other] la sourate { $surah } a { $count } versets
  } dans le décompte { $counting } ; si les numéros sont ceux de Koufa, donnez --counting kufi
no-surah = il n’y a pas de sourate { $surah }

label-empty = l’étiquette est vide ; `-` désigne tout ce qui n’est pas de la récitation
label-begins = il manque ici le numéro d’une sourate, `basmalah`, `istiadha`, `speech` ou `-`
colon-missing = il manque ici un deux-points et le numéro du verset
ayah-number-missing = il manque ici le numéro du verset
not-here = ceci n’est pas permis ici
nothing-after-basmalah = rien ne peut suivre le 0 de la basmala
no-basmalah = aucune basmala n’ouvre la sourate { $surah }
last-ayah-missing = il manque ici le numéro du dernier verset
last-ayah-before = le dernier verset est avant le premier
first-word-missing = il manque ici le numéro du premier mot
last-word-before = { $count ->
    [one] le dernier mot est avant le premier, ou le verset n’a que { $count } mot
   *[other] le dernier mot est avant le premier, ou le verset n’a que { $count } mots
  }
colon-and-word-missing = il manque ici un deux-points et le numéro du dernier mot
no-time = { $text } n’est pas un instant
join-needs-time = un raccord a besoin d’un instant : 8:75 @62.5 9:1
label-after-join = il manque une étiquette après { $join }
only-recitation-joins = seule la récitation a des raccords ; faites-en un segment séparé

no-boundary = il n’y a pas de limite ici
boundary-inside = une limite est à l’intérieur de l’enregistrement
boundary-there = il y a une limite ici
several-meet = plusieurs segments se rencontrent ici
edge-of = c’est un bord ({ $segment }) ; supprimez-le ou déplacez-le
nothing-to-confirm = il n’y a rien à confirmer
already-suggestions = ce sont déjà des suggestions
only-recitation-preferred = seule la récitation peut être préférée
confirm-first = confirmez-le d’abord
place-not-inside = l’endroit n’est pas à l’intérieur du segment
split-at-join = divisez-le d’abord à son raccord
two-segments = donnez au moins deux segments
only-touching = seuls des segments qui se touchent peuvent être fusionnés
no-segment = il n’y a pas de segment { $id }
segment-backwards = un segment se termine après son début
leaves-recording = il sort de l’enregistrement
too-short = une récitation a besoin d’au moins { $least } ms
too-short-move = une récitation a besoin d’au moins { $least } ms : déplacez la limite
no-join = il n’a pas ce raccord
not-merged = la récitation ne peut pas être fusionnée avec { $segment }
not-consecutive = les étiquettes des deux côtés du raccord ne se suivent pas
ends-before-start = il se termine avant son début
joins-outside = ses raccords sont hors de lui

edit-add = ajouter { $what }
edit-assign = attribuer { $what }
edit-confirm = confirmer { $what }
edit-delete = supprimer { $what }
edit-merge = fusionner { $what }
edit-move = déplacer { $what }
edit-place = placer { $what }
edit-prefer = préférer { $what }
edit-remove = retirer { $what }
edit-split = diviser { $what }
edit-suggest = suggérer { $what }
edit-unconfirm = retirer la confirmation ({ $what })
edit-restore = rétablir { $what }
done-add = ajouté : { $what }
done-assign = attribué : { $what }
done-confirm = confirmé : { $what }
done-delete = supprimé : { $what }
done-merge = fusionné : { $what }
done-move = déplacé : { $what }
done-place = placé : { $what }
done-prefer = préféré : { $what }
done-remove = retiré : { $what }
done-split = divisé : { $what }
done-suggest = suggéré : { $what }
done-unconfirm = confirmation retirée ({ $what })
unlabelled-stretch = une portion sans étiquette
speech = de la parole
no-recitation = ce qui n’est pas de la récitation
a-segment = un segment
a-boundary = une limite
a-join = un raccord
labels-of-file = { $count ->
    [one] { $count } étiquette d’un fichier
   *[other] { $count } étiquettes d’un fichier
  }

header-missing = il manque un en-tête : { $columns }
no-label = il ne contient pas d’étiquette
preferred-values = `preferred` est yes ou no
status-values = `status` est confirmed ou suggested
no-time-in-seconds = `{ $column }` n’est pas un instant en secondes : « { $text } »
no-text-encoding = ce n’est pas du texte en UTF-8 ou UTF-16
not-read-as-text = ceci n’est pas lu comme du texte
no-label-in-tier = il n’y a pas d’étiquette dans la tire « { $name } »
no-tier = il n’y a pas de tire « { $name } » ; il y a { $names }
no-tier-at-all = il n’y a pas de tire « { $name } » ; il n’y en a aucune
choose-tier = choisissez une tire : --tier avec { $names }
label-taken-unknown = l’étiquette est vide ; elle est prise comme ?
more-labels-empty = { $count ->
    [one] { $count } autre étiquette est vide
   *[other] { $count } autres étiquettes sont vides
  }
points = { $count ->
    [one] { $count } étiquette est un point : elle dure jusqu’à l’étiquette suivante, comme suggestion
   *[other] { $count } étiquettes sont des points : chacune dure jusqu’à l’étiquette suivante, comme suggestion
  }
heard-unknown = { $count ->
    [one] { $count } portion n’est pas un texte du Coran, ou se trouve à plusieurs endroits ; elle est prise comme ?
   *[other] { $count } portions ne sont pas un texte du Coran, ou se trouvent à plusieurs endroits ; elles sont prises comme ?
  }
cue-of-several-files = { $count ->
    [one] c’est une feuille CUE de { $count } fichier
   *[other] c’est une feuille CUE de { $count } fichiers
  } ; seule une feuille d’un seul fichier est lue
segment-number = segment { $number }
transcript-part = il n’a pas de start, end et text
praat-binary = c’est un fichier binaire de Praat ; enregistrez-le comme texte
praat-chronological = c’est un TextGrid chronologique de Praat ; enregistrez-le comme fichier texte
not-labels = c’est { $kind }, pas un fichier d’étiquettes
labels-of = c’est un fichier de { $kind }, qui n’est pas lu ; exportez SRT, WebVTT ou un tableau start,end,label
label-backwards = l’étiquette se termine avant son début
label-no-length = l’étiquette n’a pas de durée
label-leaves = l’étiquette sort de l’enregistrement, qui dure { $length }
read-as = « { $written } » est lu comme { $reading }
not-a-track = ce n’est pas START, END et LABEL séparés par des tabulations
too-early = le fichier se termine trop tôt
not-a-textgrid = ce n’est pas un TextGrid
quote-open = un guillemet n’est pas fermé
no-tiers = il n’a pas de tires
tier-kind = une tire du genre « { $kind } » est inconnue
quoted-missing = il manque ici un texte entre guillemets
number-missing = il manque ici un nombre
count-missing = il manque ici une quantité

json-expected-at = attendu { $expected } à l’octet { $byte }
json-expected = attendu { $expected }
json-is-not = « { $name } » n’est pas { $expected }
json-not-utf8 = la ligne n’est pas en UTF-8
json-too-deep = l’imbrication est trop profonde
json-missing = « { $name } » manque
json-list-short = une liste est trop courte
json-digit = un chiffre
json-no-control = aucun caractère de contrôle
json-end = la fin du texte
json-escape = un caractère d’échappement
json-half = l’autre moitié d’un demi-caractère
json-hex = quatre chiffres hexadécimaux
json-nothing = rien de plus
json-value = une valeur
json-name = un nom
json-colon = un deux-points
json-brace = une virgule ou une accolade fermante
json-bracket = une virgule ou un crochet fermant
json-object = un objet
json-list = une liste
json-number = un nombre
json-bool = true ou false
json-text = un texte
json-whole = un nombre entier

there-twice = { $ref } est là deux fois, d’abord à { $other }
ref-missing = { $ref } manque
word-missing-among = { $count ->
    [one] { $ref } manque parmi { $count } mot
   *[other] { $ref } manque parmi { $count } mots
  }
no-text-of = { $ref } n’a pas de texte
words-and-not = { $count ->
    [one] { $ref } a { $count } mot et non { $needed }
   *[other] { $ref } a { $count } mots et non { $needed }
  }
no-text-own = { $ref } renvoie à { $target }, qui n’a pas de texte à lui
ayat-without-text = { $count ->
    [one] { $count } verset sur { $all } n’a pas de texte
   *[other] { $count } versets sur { $all } n’ont pas de texte
  }
ayat-joined = { $count ->
    [one] { $count } verset n’a pas de texte : le texte précédent vaut aussi pour lui
   *[other] { $count } versets n’ont pas de texte : le texte précédent vaut aussi pour eux
  }
basmalah-removed = { $count ->
    [one] la basmala avant le verset 1 est retirée dans { $count } sourate : elle n’en fait pas partie
   *[other] la basmala avant le verset 1 est retirée dans { $count } sourates : elle n’en fait pas partie
  }
ayat-and-not = { $count ->
    [one] { $count } verset et non { $all }
   *[other] { $count } versets et non { $all }
  } : { $ref } manque
ayat-and-not-after = { $count ->
    [one] { $count } verset et non { $all }
   *[other] { $count } versets et non { $all }
  } : { $ref } manque, après { $last }
no-text-in-it = il ne contient pas de texte
among-words = { $ref } est parmi des textes de mots
among-ayat = { $ref } est parmi des textes de versets
control-character = { $ref } contient le caractère de contrôle U+{ $code } : est-ce un texte d’un autre codage ?
no-text-unless-joined = { $ref } n’a pas de texte ; si le texte précédent vaut pour les deux, ajoutez --empty joined
no-surah-of = { $ref } : il n’y a pas de sourate { $surah }
ayat-of-surah-kufi = { $count ->
    [one] { $ref } : la sourate { $surah } a { $count } verset
   *[other] { $ref } : la sourate { $surah } a { $count } versets
  } dans le décompte de Koufa

no-bookmark-id = « { $id } » n’est pas un identifiant : il a 16 chiffres, 0-9 et a-f
no-place = il n’a pas d’endroit : `ref` manque
no-counting = il n’y a pas de décompte « { $counting } »
nul-in-note = la note a un caractère NUL
no-colour = il n’y a pas de couleur « { $name } »
no-time-quoted = « { $text } » n’est pas un instant
the-tag = le mot-clé « { $tag } »
the-name = le nom
the-name-quoted = le nom « { $name } »
reciters-name = le nom du récitateur
a-name-that = un nom qui
is-empty = { $subject } est vide
too-many-characters = { $limit ->
    [one] { $subject } a plus de { $limit } caractère
   *[other] { $subject } a plus de { $limit } caractères
  }
has-comma = { $subject } a une virgule, un point-virgule ou un caractère de contrôle
has-outer-space = { $subject } commence ou se termine par une espace
begins-with-hyphen = { $subject } commence par un trait d’union
has-space = { $subject } a une espace, une barre oblique ou un caractère de contrôle
has-no-letter = { $subject } ne contient pas de lettre
has-invisible = { $subject } a des caractères invisibles
is-too-long = { $subject } est trop long
cannot-be-typed = { $subject } contient ce qui ne peut pas être tapé

control-characters = il contient des caractères de contrôle
entry-twice = { $id } est là deux fois
fields-not = { $count ->
    [one] il y a { $count } champ, et non { $needed }
   *[other] il y a { $count } champs, et non { $needed }
  }
no-id = « { $id } » n’est pas un identifiant
no-name = { $id } n’a pas de nom
no-riwayah = « { $text } » n’est pas une riwaya
no-style = « { $text } » n’est pas un style
not-a-counting = « { $text } » n’est pas un décompte
no-address = il n’y a pas d’adresse
addresses-mixed = certaines adresses sont celles de versets, d’autres celles de sourates
no-known-timings = « { $text } » n’a pas de minutages connus ici
column-limits = { $column } : « { $text } » n’est pas de { $first } à { $last }
member-wrong = « { $key } » n’est pas ce qu’il devrait être
member-cannot-be = « { $key } » ne peut pas être « { $text } »
describes-other = il décrit un { $kind }, pas un récitateur
unknown-version = la version { $version } n’est pas connue ici
id-too-long = { $limit ->
    [one] « id » a plus de { $limit } caractère
   *[other] « id » a plus de { $limit } caractères
  }
no-reciter-id = « { $id } » n’est pas un identifiant : il a des minuscules, des chiffres et des traits d’union
bitrate-unit = « bitrate » n’est pas en bits par seconde
addresses-not = { $count ->
    [one] il y a { $count } adresse, et non 1 à { $limit }
   *[other] il y a { $count } adresses, et non 1 à { $limit }
  }
addresses-for-both = certaines adresses sont pour des versets, d’autres pour des sourates
no-timings-needed = des fichiers d’un verset chacun n’ont pas besoin de minutages
addresses-of-two-shapes = il n’y a pas d’adresse, ou elles sont de deux formes
scheme = elle doit commencer par https:// ou http://
unknown-placeholder = « { $text } » n’est pas connu ; utilisez { "{surah}" }, { "{ayah}" }, { "{surah:3}" } et { "{ayah:3}" }
no-surah-placeholder = elle ne contient pas { "{surah}" }
address-characters = elle a des caractères qui ne sont pas permis dans une adresse

timing-withheld = non utilisé : { $fault }
ayah-withheld = { $ayah } n’est pas utilisé : { $fault }
ayah-shortened = { $ayah } est raccourci de { $time }
timing-clean = sans défaut
told-alike = donné plusieurs fois à l’identique
began-before-file = commençait { $time } ms avant le fichier
swapped = le début et la fin étaient inversés
ends-at-next = se termine où commence le suivant
ends-with-file = se termine avec le fichier
began-before-end = commençait { $time } ms avant la fin du précédent
words-mapped = mots mis en correspondance : { $theirs } avec { $ours }
times-parted = { $count ->
    [one] { $count } temps de plusieurs mots réparti
   *[other] { $count } temps de plusieurs mots répartis
  }
times-cut = { $count ->
    [one] { $count } temps de mot coupé
   *[other] { $count } temps de mots coupés
  }
times-left-out = { $count ->
    [one] { $count } temps de mot omis
   *[other] { $count } temps de mots omis
  }
without-words = sans mots : { $fault }
several-rows = il a plusieurs lignes
no-time-of = il n’a pas de temps
time-out-of-range = son temps est hors limites
out-of-order = il n’est pas dans l’ordre
overlaps-neighbour = il chevauche un voisin
too-short-to-recite = il est trop court pour être récité
leaves-file = il sort du fichier
word-count = { $theirs ->
    [one] il a là-bas { $theirs } mot, et dans le texte { $ours }
   *[other] il a là-bas { $theirs } mots, et dans le texte { $ours }
  }
no-word-times = aucun mot n’a de temps
other-counting = { $theirs ->
    [one] la sourate { $surah } a là-bas { $theirs } verset
   *[other] la sourate { $surah } a là-bas { $theirs } versets
  }, comme dans { $other }, et { $ours } dans { $counting }
tilawas-export = export de Tilawa

overlap-by = se chevauchent de { $time }
more-overlaps = { $count ->
    [one] et { $count } autre chevauchement qui n’est pas listé
   *[other] et { $count } autres chevauchements qui ne sont pas listés
  }
missing-inside = il manque { $time } à l’intérieur de { $ayah }
only-long = ne dure que { $time }
no-label-of = il n’a pas d’étiquette
suggestions-left = { $count ->
    [one] est une suggestion, qui n’est pas lue
   *[other] sont des suggestions, qui ne sont pas lues
  }
longer-than = { $label } dure { $factor } fois plus que ses lettres ailleurs
shorter-than = { $label } dure { $factor } fois moins que ses lettres ailleurs
numbered-otherwise = les étiquettes sont numérotées selon { $counting }, et { $riwayah } termine ses versets comme { $other } les compte
fits-other = les durées vont mieux avec les numéros de { $other } qu’avec ceux de { $counting }
comes-before = { $later } vient avant { $earlier }
left-out = omis entre les deux : { $ayah }
several-left-out = omis entre les deux : { $ayat }

never-reached = { $option } n’est jamais atteint : le passage ou ses versets se répètent sans fin
then-and-connect = --then et --connect-after disent tous deux ce qui suit le passage : choisissez-en un
start-outside = --start-at { $ref } n’est pas dans le passage
connection-limits = une liaison va de 0 à { $most } versets
gap-limits = un silence va de 0 à { $most } ms
gap-percent = un silence va de 0 à { $most } %
then-limits = --then prend 1 à { $most } versets ou pages
then-times-limits = --then-times va de 1 à { $most }
no-volume = un volume de { $volume } pour cent
no-such-gap = ce silence n’existe pas
no-such-count = ce nombre n’existe pas
no-range = il ne contient pas de passage
of-other-counting = { $ref } est d’un autre décompte
a-range-backwards = un passage va à rebours
no-such-words = un verset n’a pas de tels mots
place-missing = il n’a pas d’endroit
no-such-place = son endroit n’existe pas
time-not-there = son instant n’existe pas
gap-wanted = 0 à 60s (500ms, 1.5s), ou 0% à 1000% du verset
gap-question = { $number } : { $first } ou { $second } ?
gap-unit = { $number } : écrivez { $reading }
speed-wanted = 0.5 à 2 par pas de 0.05

no-day = « { $text } » n’est pas un jour : écrivez 2024-03-11
write-day = { $text } : écrivez { $day }
no-such-day = { $text } : ce jour n’existe pas
future-entry = il y a une entrée pour { $day }, mais nous sommes le { $today } : l’horloge était-elle ou est-elle fausse ?
clock-behind = l’horloge montre une heure { $span } avant la dernière entrée, { $since } : l’horloge a-t-elle été changée ?
in-part = { $ref } en partie

muharram = mouharram
safar = safar
rabi-al-awwal = rabi’ al-awwal
rabi-al-thani = rabi’ ath-thani
jumada-al-ula = joumada al-oula
jumada-al-akhirah = joumada al-akhira
rajab = rajab
shaban = cha’ban
ramadan = ramadan
shawwal = chawwal
dhu-al-qadah = dhou al-qi’da
dhu-al-hijjah = dhou al-hijja
hijri-date = { $day } { $month } { $year }
no-hijri-date = « { $text } » n’est pas un jour : écrivez-le comme 2027-02-08, "1 Ramadan 1448", 1448-09-01, ou ramadan pour le prochain
no-hijri-year = { $year } n’est pas une année du calendrier islamique : elles vont de { $first } à { $last }
no-hijri-day = il n’y a pas de { $day } { $month } { $year } : le mois a { $length } jours
no-hijri-day-ever = il n’y a pas de { $day } { $month } : un mois a 29 ou 30 jours

strength-none = non mémorisé
strength-planned = à apprendre
strength-weak = moins d’une semaine
strength-young = moins de 3 semaines
strength-firm = moins de 2 mois
strength-solid = 2 mois et plus

hamzat-wasl = hamzat wasl
lam-shamsiyyah = lam chamsiyya
silent = lettre muette
madd-tabii = madd tabi’i
madd-arid-lissukun = madd ’arid lis-soukoun
madd-muttasil = madd mouttasil
madd-munfasil = madd mounfasil
madd-lazim = madd lazim
ghunnah = ghunna
ikhfa = ikhfa
ikhfa-shafawi = ikhfa chafawi
iqlab = iqlab
idgham-ghunnah = idgham avec ghunna
idgham-no-ghunnah = idgham sans ghunna
idgham-shafawi = idgham chafawi
idgham-mutamathilayn = idgham moutamathilayn
idgham-mutajanisayn = idgham moutajanisayn
idgham-mutaqaribayn = idgham moutaqaribayn
qalqalah = qalqala
hamzat-wasl-reason = lié à ce qui précède, cet alif ne se lit pas
lam-shamsiyyah-reason = le ل de l’article ne se lit pas : la lettre suivante est doublée à la place
silent-reason = écrite et jamais lue
madd-tabii-reason = deux temps : une voyelle longue que seule une petite lettre indique
madd-arid-lissukun-reason = deux, quatre ou six temps : le lecteur s’arrête sur la lettre suivante
madd-muttasil-reason = quatre ou cinq temps : une hamza suit dans le même mot
madd-munfasil-reason = deux à cinq temps : une hamza commence le mot suivant
madd-lazim-reason = six temps : suit une lettre qui n’a jamais de voyelle
ghunnah-reason = deux temps par le nez : ن ou م avec chadda
ikhfa-reason = ن sans voyelle est caché devant cette lettre, deux temps par le nez
ikhfa-shafawi-reason = م sans voyelle est caché devant ب, deux temps par le nez
iqlab-reason = ن sans voyelle devient un م caché devant ب, deux temps par le nez
idgham-ghunnah-reason = ن sans voyelle se fond dans ي ن م و, deux temps par le nez
idgham-no-ghunnah-reason = ن sans voyelle se fond dans ل ou ر, rien par le nez
idgham-shafawi-reason = م sans voyelle se fond dans م, deux temps par le nez
idgham-mutamathilayn-reason = une lettre sans voyelle se fond dans la même lettre
idgham-mutajanisayn-reason = une lettre sans voyelle se fond dans une lettre du même point d’articulation
idgham-mutaqaribayn-reason = une lettre sans voyelle se fond dans une lettre d’un point d’articulation proche
qalqalah-reason = sans voyelle, la lettre est relâchée avec un écho

is-archive = c’est { $kind } : décompressez d’abord
is-no-sound = c’est { $kind }, et pas du son
zip = une archive zip
gzip = une archive gzip
bzip = une archive bzip2
xz = une archive xz
zstd = une archive zstd
seven-zip = une archive 7z
rar = une archive rar
ar = une archive ar
cpio = une archive cpio
xar = une archive xar
cab = une archive cab
tar = une archive tar
pdf = un document PDF
picture = une image
database = une base de données
program = un programme
midi = du MIDI
playlist = une liste de lecture
office = un document Office
rtf = un document texte
web-page = une page web
json = du JSON
xml = du XML

no-such-number = aucun segment n’a un tel numéro
no-words = pas une suite de mots
no-such-surah = cette sourate n’existe pas
no-such-flag = aucun indicateur ne s’écrit ainsi
no-such-speed = cette vitesse n’existe pas
no-table-line = la ligne { $line } n’est pas une ligne d’un tel tableau

both = { $first } · { $second }
your-teacher = votre enseignant
week-part = semaine { $week }
placement-part = placement
assessment-part = évaluation
next-is = Ensuite : { $level }

monday = lun.
tuesday = mar.
wednesday = mer.
thursday = jeu.
friday = ven.
saturday = sam.
sunday = dim.
january = janv.
february = févr.
march = mars
april = avr.
may = mai
june = juin
july = juil.
august = août
september = sept.
october = oct.
november = nov.
december = déc.
date = { $weekday } { $day } { $month } { $year }
moment = { $date } à { $clock }
moment-in-zone = { $date } à { $clock } { $zone }
in-days = { $days ->
    [0] aujourd’hui
    [1] demain
   *[other] dans { $days } jours
  }
just-now = à l’instant
ago = il y a { $span }
one-week = semaine { $week }
week-list = semaines { $first } et { $last }

course-weeks = le cours a les semaines 1 à { $count }
not-placed = votre niveau n’est pas encore fixé
placed-already = votre niveau est déjà fixé : { $heading }
part-opens = { $part } : ouverture le { $date }
submissions-closed = le cours a pris des envois jusqu’au { $moment }
no-assessment = ce cours n’a pas d’évaluation
nothing-to-submit = { $part } : rien à envoyer
lesson-first = terminez d’abord la leçon ({ $part }) : { $command }
all-sent = tout est envoyé pour cette semaine : { $submissions }
all-sent-until = tout est envoyé pour cette semaine : { $submissions } ; le prochain envoi est possible à partir du { $moment }
assessment-opens = l’évaluation ouvre le { $date }
assessment-needs = l’évaluation n’est pas encore ouverte ; semaines faites : { $counted } sur les { $needed } nécessaires
assessment-sent = l’évaluation a été envoyée ; elle est en cours d’écoute
assessment-done = l’évaluation a son résultat : { $command }
remaining = reste : { $submissions }

with-level = { $heading } · { $level }
begins = Commence { $when }, { $date }
level-open = { $title } · niveau à fixer
weeks-over = { $count ->
    [one] La semaine ({ $count }) est terminée
   *[other] Les { $count } semaines sont terminées
  }
week-of = Semaine { $week } sur { $count }

act-record = Enregistrer
act-see-sent = Voir ce qui a été envoyé
act-begin = Commencer
act-see-weeks = Voir les semaines
act-start-lesson = Commencer la leçon
act-go-on = Continuer
act-see-week = Voir la semaine
act-hear = Écouter
act-earlier-weeks = Voir les semaines précédentes
act-begin-assessment = Commencer l’évaluation
act-see-result = Voir le résultat
act-write = Écrire
your-place = Votre niveau
recite-for-place = Récitez un passage, pour que { $coach } puisse fixer votre niveau.
being-heard = Votre récitation est en cours d’écoute
sent-for-place = Envoyé { $ago }. Votre niveau est fixé d’habitude sous { $time }.
get-ready = Préparez-vous
you-are-ready = Tout est prêt
oriented = { $title } : terminé.
first-lesson-opens = La première leçon ouvre le { $date }.
first-lesson = Bienvenue : votre première leçon
lesson-of-week = La leçon de la semaine { $week }
week-heading = Semaine { $week }
week-topic = Semaine { $week } : { $topic }
topic-parts = { $topic } · { $parts }
topic-parts-minutes = { $topic } · { $parts }, { $minutes } min
go-on-lesson = Continuez votre leçon
topic-part = { $topic } : partie { $number } sur { $all }
ready-to-submit = Prêt à envoyer
passage-remaining = Semaine { $week } : { $passage } · { $remaining }
once-more = Encore une fois, s’il vous plaît
asks-week-again = { $coach } redemande la semaine { $week } : { $passage } · { $remaining }
all-attempts-sent = Toutes les tentatives de cette semaine sont envoyées
all-catch-ups-sent = Tous les envois de rattrapage de cette semaine sont faits
week-passage = Semaine { $week } : { $passage }.
week-passage-next = Semaine { $week } : { $passage }. Le prochain envoi est possible à partir du { $moment }.
submission-sent = Récitation envoyée
sent-and-answers = Envoyé { $ago }. { $coach } répond d’habitude sous { $time }.
feedback-from = Retour de { $coach }
feedback-ready = Le retour de la semaine { $week } est disponible.
all-is-done = Tout est fait
next-lesson-opens = Bon travail. La prochaine leçon ouvre { $when }.
no-more-lessons = Bon travail. Il n’y a plus d’autre leçon.
final-assessment = Évaluation finale
may-take-it = Semaines faites : { $counted } sur { $all }. Vous pouvez passer l’évaluation. { $about }
covers-all = Elle porte sur tout le contenu : { $level }.
assessment-once-more = Évaluation finale, encore une fois
asks-passage-again = { $coach } redemande le passage.
assessment-being-heard = L’évaluation est en cours d’écoute
result-expected = Le résultat est attendu d’ici au { $date }.
congratulations = Félicitations, niveau terminé : { $level }
result-here = Votre résultat est là
completed-for-you = { $coach } a validé le niveau pour vous.
has-heard = { $coach } a écouté votre évaluation.
has-written = { $coach } a écrit au sujet de votre évaluation.
not-complete-yet = Niveau pas encore terminé : { $level }
says-what-to-practise = { $coach } vous dit quoi travailler. Vos semaines vous restent ouvertes.
course-over = Le cours est terminé
talk-with = Semaines faites : { $counted } sur les { $needed } nécessaires. Parlez de la suite avec { $coach }.
level-completed = Vous avez terminé { $level }
will-tell = { $coach } vous dira la suite.
next-level = Ensuite : { $level }.
level-began = a commencé le { $date }
level-begins = commence { $when }, { $date }
enrolment-opens = les inscriptions ouvrent le { $date }
told-of-enrolment = on vous préviendra de l’ouverture des inscriptions
teacher-undecided = l’enseignant n’est pas encore décidé
stay-with = vous restez avec { $teacher }
teacher-will-be = votre enseignant sera { $teacher }

assessment-opens-with = L’évaluation ouvre avec { $needed } semaines faites ; jusqu’ici il y en a { $counted }.
this-week = cette semaine
until-date = jusqu’au { $date }
submissions-open = { $count ->
    [one] { $count } envoi est ouvert : { $weeks }.
   *[other] { $count } envois sont ouverts : { $weeks }.
  }
can-send-it = { $open } Vous pouvez le faire { $time }.
can-send-some = { $open } Vous pouvez en faire { $count } { $time }.
more-from = { $open } D’autres sont possibles à partir du { $moment }.

no-lesson = pas de leçon cette semaine
complete = terminé ✓
parts-done = fait : { $done } sur { $parts }
none-this-week = aucun cette semaine
not-sent = pas envoyé · { $attempts }
sent-used = envoyé le { $moment } · tentatives utilisées : { $used } sur { $all }
not-needed = pas nécessaire cette semaine
nothing-new = rien de nouveau
week-being-heard = la semaine { $week } est en cours d’écoute
new-feedback = { $count ->
    [one] { $count } nouveau : { $weeks }
   *[other] { $count } nouveaux : { $weeks }
  }
week-once-more = semaine { $week } : encore une fois, s’il vous plaît
week-heard = semaine { $week } ✓

has-joined = { $name } a rejoint le cours
to-be-placed = Niveau à fixer
sent-at = Envoyé le { $moment }
course-changed = Le cours a changé
group = Groupe { $name }
with-teacher = avec { $teacher }
placed-in = Votre niveau est fixé : { $level }
feedback-for-week = Retour sur la semaine { $week }
feedback-for-assessment = Retour sur votre évaluation
feedback-for-placement = Retour sur votre récitation
heard-what-you-sent = { $teacher } a écouté ce que vous avez envoyé le { $moment }
session-cancelled = { $title } : séance annulée
does-not-take-place = { $moment } : n’a pas lieu
session-moved = { $title } : séance déplacée
instead-of = { $moment } au lieu de { $planned }
recording-here = L’enregistrement de { $title } est là
week-asks-nothing = La semaine { $week } ne vous demande rien
counts-as-done = Elle compte comme faite
will-tell-what-follows = { $teacher } vous dira la suite
new-key = Votre enseignant a une nouvelle clé
new-key-meaning = { $key }. Ce que la clé précédente signe désormais n’est plus accepté. { $teacher } peut vous dire si c’est juste
spoken-question = Une question orale
spoken-answer = Une réponse orale
asks-about = { $name } a une question ({ $part })
wrote-about-week = { $teacher } a écrit au sujet de la semaine { $week }
wrote-about-assessment = { $teacher } a écrit au sujet de votre évaluation
wrote-about-place = { $teacher } a écrit au sujet de votre niveau
week-is-open = La semaine { $week } est ouverte
due-at = À rendre le { $moment }
week-due-in = La semaine { $week } est à rendre dans { $span }
passage-by = { $passage }, d’ici au { $moment }
session-at = { $moment } { $link }
session-soon = { $minutes ->
    [one] { $title } dans { $minutes } minute
   *[other] { $title } dans { $minutes } minutes
  }
session-live = { $title } : en direct maintenant
assessment-is-open = L’évaluation finale est ouverte
passage-until = { $passage }, jusqu’au { $moment }
course-closes = { $title } ferme dans 7 jours
assessment-until = L’évaluation finale peut être envoyée jusqu’au { $moment }
week-until = La semaine { $week } peut être envoyée jusqu’au { $moment }
weeks-until = Les semaines { $first } et { $last } peuvent être envoyées jusqu’au { $moment }
week-due = La semaine { $week } est à rendre : { $passage }

session-new = nouveau : { $session }
session-instead = { $session }, au lieu de { $time }
session-gone = supprimé : { $session }
session-title = { $title }, { $time }
course-begins = commence le { $date }
weeks-begin = début des semaines : { $time }
course-due = à rendre : { $time }

no-course-id = un cours sans identifiant correct
no-author-key = un auteur sans clé correcte
no-such-moment = une heure qui n’existe pas
unknown-event = un genre d’événement inconnu
unknown-result = un résultat inconnu
too-many-marks = trop de marques
impossible-mark = une marque impossible
sound-without-form = un son sans format
impossible-part = une partie impossible
impossible-time = une heure impossible
impossible-length = une durée impossible
impossible-week = une semaine impossible
text-too-long = un texte trop long
no-name-there = pas de nom
no-level-there = pas de niveau
no-session-there = pas de séance
impossible-reference = une référence impossible
no-day-there = un jour qui n’existe pas

name = { $name }
numbered-name = { $number } { $name }
