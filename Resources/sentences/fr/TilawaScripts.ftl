# Session scripts and courses: what is wrong in their files. Keys and values of the files stay as they are.
at-place = { $place } : { $fault }
did-you-mean = { $fault } ; vouliez-vous dire { $word } ?
or = { $list } ou { $last }

# Kinds of values
value-nothing = rien
value-text = un texte
value-list = une liste
value-keys = des clés avec des valeurs

# Parts of a file
a-script = un script
a-group = un groupe
a-variable = une variable
a-course = un cours
a-session = une séance
an-assessment = une évaluation
an-orientation = une présentation
a-resource = une ressource
a-week = une semaine
a-lesson-part = une partie de leçon

# Keys and values of any kind
takes-text = { $key } attend un texte, et c’est ici { $value }
takes-number = { $key } attend un nombre de { $least } à { $most }
takes-percent = { $key } attend de { $least } % à { $most } %
takes-one-of = { $key } attend { $words }
takes-yes-or-no = { $key } attend yes ou no
takes-ids = { $key } attend des identifiants, comme husary
takes = { $key } attend { $wanted }
has-keys = { $what } a des clés avec des valeurs, et c’est ici { $value }
does-not-take = { $what } n’accepte pas « { $key } »
has-no-key = { $what } n’a pas de clé « { $key } »
has-no-key-of = { $what } n’a pas de clé « { $key } » : { $keys }

# Values of options
wanted-repeat = 1 à 100, ou forever
wanted-count = 0 ou plus
wanted-then = ayat:N, pages:N ou stop
wanted-then-times = 1 ou plus, surah, page ou juz
wanted-volume = 0 à 100
wanted-time = une durée comme 90s, 30m ou 1h30m
wanted-ayah = un verset comme 2:255
wanted-preset = le nom d’un préréglage

# Ranges
says-what-to-hear = { $key } dit ce qui est écouté, comme 2:255 ou 67
range-missing = il manque ici un passage
ranges-too-long = cela fait plus de { $most } caractères : mettez les passages dans une liste
braces-open = { "{{" } n’est pas fermé par { "}}" }
range-wrong = { $text } : { $reason }
separate-by-spaces = séparez les passages par des espaces

# The script
needs-steps = un script a besoin d’étapes ; { $command } écrit un premier script
too-many-steps =
    { $count ->
        [one] cela fait { $count } étape avec celles des groupes répétés : au plus { $most }
       *[other] cela fait { $count } étapes avec celles des groupes répétés : au plus { $most }
    }
name-wrong = un nom est une ligne de 1 à 100 caractères
cumulative-repeat = cumulative continue avec le verset suivant : repeat attend 1 à 100

# Steps
steps-is-list = steps est une liste : une ligne pour chaque étape, qui commence par « - »
most-steps = un script a au plus { $most } étapes
a-step-is = une étape est { $keys }, comme « - play: 2:255 »
step-says-nothing = cette étape ne dit pas ce qu’elle fait
step-says-none-of = cette étape ne dit pas ce qu’elle fait : { $keys }
step-is-one = une étape est une seule chose : { $keys }
pause-takes = pause attend key, une durée comme 30s ou 5m, ou une heure comme 05:30
stop-takes = stop attend une heure comme 06:15, ou une durée comme 30m ; seul, il termine le script
record-takes = record attend un seul passage
for-takes = for attend key, une durée comme 2m, ou une part de ce qui vient d’être entendu comme 150%

# Variables
variables-are = variables a des noms et des valeurs, et c’est ici { $value }
most-variables = un script a au plus { $most } variables
variable-name = le nom d’une variable a des lettres, des chiffres, - et _, et n’est ni next ni last
variable-says = une variable s’écrit next: 5 ayat, ou last: 3
variable-is = une variable est next 5 ayat, last 3, ou des passages
variable-in-variable = une variable contient des passages, et pas une autre variable
until-before-start = until est avant start
braces-hold = { "{{ }}" } contient next 5 ayat, last 3, ou le nom d’une variable
another-portion = { "{{next …}}" } est une autre portion à { $place } : donnez un nom à chacune sous variables
no-variable = il n’y a pas de variable « { $name } »
no-variable-of = il n’y a pas de variable « { $name } » : { "{{next 5 ayat}}" }, { "{{last 3}}" }, ou un nom
last-takes = last attend 1 à 100 exécutions, comme last 3
next-takes = next attend 1 à 1000 ayat, pages, surahs, juz, hizb, rub, ruku ou manzil, comme next 5 ayat

# The text
most-bytes = un fichier a au plus { $most } octets
not-text = ce n’est pas du texte UTF-8
control-character = un caractère de contrôle ne peut pas être ici

# YAML
alias-refused = l’alias *{ $name } n’est pas lu : écrivez-le en entier, ou mettez-le sous variables
anchors-refused = les ancres ne sont pas lues : écrivez-le en entier, ou mettez-le sous variables
aliases-refused = les alias ne sont pas lus : écrivez-le en entier, ou mettez-le sous variables
tag-refused = les étiquettes comme { $tag } ne sont pas lues
empty = c’est vide
unreadable = cela ne peut pas être lu
most-levels = un fichier a au plus { $most } niveaux
key-is-word = une clé est un seul mot
colon-missing = une clé est suivie de « : »
not-yaml = ce n’est pas du YAML : { $problem }
yaml-needs-package = les scripts sont lus par le paquet libyaml-0-2 : { $reason }
key-twice = la clé « { $key } » est ici deux fois
one-document = un fichier est un seul document
tab = une tabulation ne peut pas indenter : utilisez des espaces
quote-sign = un texte qui commence ainsi se met entre guillemets
quote-braces = un texte avec { "{{…}}" } et autre chose se met entre guillemets
quote-colon = un texte qui contient « : » se met entre guillemets
indentation = cette ligne ne commence pas au même endroit que celles au-dessus

# What a run leaves out
heard-to-end = { $variable } a été écouté jusqu’à la fin ; avec at-end: restart, il recommence
too-many-linked =
    { $count ->
        [one] avec linked, cela fait { $count } verset : au plus { $most } ; une fenêtre comme window: 5 en réduit le nombre
       *[other] avec linked, cela fait { $count } versets : au plus { $most } ; une fenêtre comme window: 5 en réduit le nombre
    }
several-ranges = un enregistrement est d’un seul passage, et il y en a ici plusieurs
nothing-to-play = il n’y a rien à écouter
script-unheard = aucune exécution antérieure de ce script n’a été écoutée
nothing-heard = rien n’a encore été écouté

# Courses
course-has = un cours a la clé « { $key } »
course-has-week = un cours a au moins une semaine
zone-takes = zone attend le nom d’un fuseau horaire comme Europe/Berlin, et « { $name } » n’en est pas un
recovery-takes = recovery attend la clé publique que { $command } a écrite, 64 chiffres
assessment-has = une évaluation a la clé « passage »
next-has = next a la clé « level »
has-title-and-link = { $what } a les clés « title » et « link »
is-list = { $key } est une liste, et c’est ici { $value }
most-entries = { $key } a au plus { $most } entrées
course-takes = course attend un identifiant de petites lettres, de chiffres et de traits d’union, comme level-2-spring
is-line = { $key } est une ligne d’au plus 200 octets
most-text = { $key } a au plus { $most } octets
takes-day = { $key } attend un jour comme 2027-01-16
takes-weekday = { $key } attend un jour de la semaine et une heure, comme { $example }
unlock-example = sat, ou sat 06:00
takes-link = { $key } attend un lien qui commence par https:// ou http://, ou un chemin à côté de ce fichier
same-session = deux séances ont l’identifiant « { $id } »
session-has = une séance a la clé { $keys } avec son titre, et la clé « on » avec son heure
id-takes = id attend de petites lettres, des chiffres et des traits d’union
on-takes = on attend tue 19:00 pour chaque semaine, ou 2027-01-12 19:00 pour une fois

# What a course still has of its template
remains = { $key } ({ $value })
remains-session = la séance { $title }, { $moment }
remains-assessment = l’évaluation
remains-weeks = thème et passage de { $weeks }
remains-all-weeks = thème et passage de toutes les semaines
