section-navigation = Navigation
section-sound = Son
section-marks-at-the = Marques, au mot ou à l’instant
section-the-feedback = Le retour
section-markers-the-edges = Repères : les bords des segments. Un repère est sélectionné si le curseur est exactement dessus
section-the-segment-under = Le segment sous le curseur
section-else = Autres
section-the-index = L’index
section-this-page = Cette page
section-repeats = Répétitions
section-playing = Écoute
section-marks = Marque-pages
section-how-it-is = Affichage
section-words-that-were = Mots qui n’ont pas été récités comme ils sont écrits
section-a-word = Un mot
section-the-teacher-beside = L’enseignant à vos côtés marque un mot
section-reciting = Récitation

coach-next-word = le mot suivant
coach-previous-word = le mot précédent
coach-next-finding = la suggestion suivante du programme
coach-previous-finding = la suggestion précédente
coach-next-mark = la marque suivante
coach-previous-mark = la marque précédente
coach-back = reculer d’une seconde
coach-forward = avancer d’une seconde
coach-back-ten = reculer de dix secondes
coach-forward-ten = avancer de dix secondes
key-begin = le début
coach-play = écouter à partir d’ici ; de nouveau : arrêter
coach-hear = écouter le mot tel qu’il a été récité
coach-both = écouter le mot par l’élève, puis par un récitateur
coach-both-ayat = écouter le verset par l’élève, puis par un récitateur
coach-speed = la vitesse : 1, 0.75, 0.5
coach-slower = plus lent, jusqu’à 0.5
coach-faster = plus rapide, jusqu’à 2
coach-confirm = confirmer la suggestion : elle devient une marque
coach-dismiss = écarter la suggestion, ou retirer la marque
coach-madd = un madd trop court ou trop long
coach-ghunnah = une ghunna manquante
coach-makhraj = une lettre prononcée hors de son makhraj
coach-stop = un arrêt au mauvais endroit
coach-forgotten = un mot oublié
coach-good = bien récité
coach-comment = écrire un commentaire à cet endroit
coach-voice = dire un commentaire à cet endroit ; de nouveau : le terminer
coach-words = écrire un commentaire sur l’ensemble
coach-voice-whole = dire un commentaire sur l’ensemble ; de nouveau : le terminer
coach-pass = réussi : enregistrer le retour, après une question
coach-again = encore une fois, s’il vous plaît : enregistrer le retour, après une question
coach-not-passed = non réussi : seulement pour une évaluation, après une question
key-help = cette page
coach-quit = quitter : les marques sont gardées pour la prochaine fois

editor-left = une colonne à gauche
editor-right = une colonne à droite
editor-left-ten = dix colonnes à gauche
editor-right-ten = dix colonnes à droite
editor-screen-back = un écran en arrière
editor-screen-on = un écran en avant
editor-end = la fin
editor-zoom-in = zoom avant
editor-zoom-out = zoom arrière
editor-whole = tout l’enregistrement
editor-fine = 10 ms par colonne
editor-next-marker = repère suivant
editor-previous-marker = repère précédent
editor-next-suggestion = suggestion suivante
editor-previous-suggestion = suggestion précédente
editor-next-flag = suggestion suivante à vérifier
editor-previous-flag = suggestion précédente à vérifier
editor-go-to = aller à un instant : 62.5, 1:02.5, 500ms, +5, -5
editor-find = aller à un verset : 78:5
editor-marker = placer un repère : il divise ici le segment ou l’intervalle
editor-remove-marker = retirer le repère
editor-back-1ms = reculer le repère (ou le curseur) de 1 ms
editor-on-1ms = avancer de 1 ms
editor-back-10ms = reculer de 10 ms
editor-on-10ms = avancer de 10 ms
editor-back-50ms = reculer de 50 ms
editor-on-50ms = avancer de 50 ms
editor-next-zero = au passage par zéro suivant
editor-previous-zero = au passage par zéro précédent
editor-pause-middle = au milieu de la pause
editor-assign = attribuer un verset pendant que le segment se répète ; le verset suivant est suggéré
editor-speech = c’est de la parole, pas de la récitation
editor-other = ce n’est ni de la récitation ni de la parole
editor-confirm = confirmer la suggestion
editor-confirm-all = confirmer toutes les suggestions, après une question
editor-split = le diviser au curseur
editor-merge = le fusionner avec le segment suivant, en gardant un raccord entre eux
editor-delete = le supprimer
editor-prefer = préférer cette prise de son verset
editor-loop = répéter le segment ; de nouveau : arrêter
editor-play = écouter à partir du curseur
editor-silence = arrêter le son
editor-undo = annuler ; toutes les modifications, même celles de sessions précédentes
editor-redo = rétablir
editor-quit = quitter : chaque modification est déjà enregistrée

index-go = aller à l’élément choisi
index-leave = retour
index-down = l’élément suivant
index-up = l’élément précédent
index-first = le premier élément
index-last = le dernier élément
index-next-list = la liste suivante : sourates, juz, hizb
index-previous-list = la liste précédente

help-down = une ligne plus bas
help-up = une ligne plus haut
help-page-down = dix lignes plus bas
help-page-up = dix lignes plus haut

player-pause = pause, reprise ; dans une pause d’un script : étape suivante
player-next-ayah = verset suivant
player-previous-ayah = retour au début de ce verset, ou au précédent
player-next-page = page suivante de la session
player-previous-page = page précédente de la session
player-next-surah = sourate suivante de la session
player-previous-surah = sourate précédente de la session
player-back = reculer de 5 secondes
player-forward = avancer de 5 secondes
player-go-to = aller à un verset : 2:255, 255 dans cette sourate, yasin, yasin 5
player-index = index des sourates, juz et hizb ; Enter y va
player-choose-next = choisir le verset suivant de la page
player-choose-previous = choisir le verset précédent de la page
player-go-to-chosen = aller au verset choisi
player-choose-none = ne choisir aucun verset
player-bookmark = marque-page au verset choisi ou en cours
player-note = marque-page avec une note
player-each-more = répéter chaque verset une fois de plus ; après 100 : sans fin
player-each-less = répéter chaque verset une fois de moins
player-range-more = répéter le passage une fois de plus
player-range-less = répéter le passage une fois de moins
player-endless = répéter sans fin : le verset, le passage ; ou répétitions normales
player-gap-shorter = un silence plus court après chaque verset
player-gap-longer = un silence plus long après chaque verset
player-loop = répéter une partie du verset : le premier appui marque le début, le second la fin
player-loop-off = ne plus répéter la partie
player-slower = plus lent
player-faster = plus rapide
player-louder = plus fort
player-softer = moins fort
player-mute = couper le son ; de nouveau : le volume d’avant
player-sleep = minuterie : arrêt après quelques minutes, à la fin d’un verset ; 0 : aucune
player-quit = quitter : la position est gardée ; { $command } reprend

reader-next-page = la page suivante ; en texte continu : la sourate suivante
reader-previous-page = la page précédente ; en texte continu : la sourate précédente
reader-next-ayah = le verset suivant
reader-previous-ayah = le verset précédent
reader-next-surah = la sourate suivante
reader-previous-surah = la sourate précédente
reader-next-juz = le juz suivant
reader-previous-juz = le juz précédent
reader-first-ayah = le premier verset de la page
reader-last-ayah = le dernier verset de la page
reader-go-to = aller à : 2:255, 255 dans cette sourate, yasin, yasin 5, page 50, juz 30
reader-index = l’index : choisir une sourate, un juz ou un hizb
reader-search = chercher des mots ou une sourate ; Enter seul : le résultat suivant
reader-next-find = le résultat suivant ; sans recherche : une note
reader-previous-find = le résultat précédent
reader-end-search = terminer la recherche
reader-return = revenir à l’endroit d’avant la recherche
reader-play = écouter à partir d’ici ; le passage est d’abord demandé : un passage, x3 (trois fois le passage), each 2 ; -260, page, juz : d’ici jusque-là
reader-pause = pause, reprise
reader-next-heard = verset suivant dans le lecteur
reader-previous-heard = verset précédent dans le lecteur
reader-next-surah-heard = sourate suivante dans le lecteur
reader-previous-surah-heard = sourate précédente dans le lecteur
reader-follow = suivre le lecteur et tourner les pages avec lui ; se déplacer y met fin
reader-stop = arrêter le lecteur
reader-bookmark = ajouter un marque-page au verset, ou le retirer
reader-note = ajouter un marque-page avec une note
reader-view = page par page, texte continu, verset par verset
reader-translation = afficher ou masquer la traduction
reader-words = afficher ou masquer le sens des mots
reader-tajweed = afficher ou masquer les couleurs du tajwid (Hafs seulement)
reader-theme = le thème suivant : clair, sombre, sépia, contraste, simple, couleurs du terminal
reader-quit = quitter : la position est gardée pour { $command } ; ce que p a lancé s’arrête

recite-next-word = le suivant
recite-previous-word = le précédent
recite-right = je l’ai bien dit ; encore une fois : c’était une faute
recite-hear = l’écouter par l’enseignant ; encore une fois : s’écouter soi-même
recite-alternate = écouter les deux, l’un après l’autre
recite-slow = lentement (0.75), à sa vitesse
recite-word-after = le mot d’après
recite-word-before = le mot d’avant
recite-mark-right = c’était juste
recite-mark-slip = c’était une faute
recite-mark-makhraj = une lettre prononcée hors de son makhraj
recite-hint = la première lettre du mot suivant ; encore une fois : le mot ; ensuite : l’écouter
recite-pause = mettre le microphone en pause, reprendre
recite-reveal = montrer le texte, le cacher de nouveau
recite-quit = terminer la session et en faire le bilan

key-taken = { $key } est la touche de { $action } ({ $words }) ; donnez d’abord une autre touche à cette action, ou choisissez-en une autre ici
no-action-meant = il n’y a pas d’action { $id } ; vouliez-vous dire { $near } ?
no-action = il n’y a pas d’action { $id } ; voir : { $command }
no-key = « { $name } » n’est pas une touche : une lettre ou un signe, space, enter, esc, page-up, ctrl-r, shift-left …
key-reserved = impossible de changer { $key } : Ctrl-C termine, Ctrl-Z suspend et Ctrl-L redessine chaque écran
key-of-index = { $key } est une lettre de l’index ; choisissez une touche qui n’est pas un caractère

draw-anew = redessiner
stop-program = suspendre le programme ; fg le reprend
more-or-back = ↓ suite · autre touche : retour
any-key-back = autre touche : retour
signs = Signes
mouse = Souris
mouse-use = { $use } Shift avec la souris sélectionne du texte à copier ; { $command } : pas de souris.
no-key-here = pas de touche ici : { $key } ({ $help } montre toutes les touches)

hint-marker = repère
hint-place = placer
hint-remove = retirer
hint-by-1-10-50-ms = de 1 10 50 ms
hint-zoom = zoom
hint-suggestion = suggestion
hint-flagged = à vérifier
hint-zero = zéro
hint-pause = pause
hint-go = aller
hint-help = aide
hint-ayah = verset
hint-loop = boucle
hint-confirm = confirmer
hint-undo = annuler
hint-redo = rétablir
hint-speech = parole
hint-other = autre
hint-merge = fusionner
hint-delete = supprimer
hint-split = diviser
hint-all = toutes
hint-quit = quitter
hint-hint = indice
hint-word = mot
hint-i-said-it-right = je l’ai bien dit
hint-hear-it = l’écouter
hint-show = montrer
hint-end = fin
hint-keys = touches
hint-go-to = aller à
hint-index = index
hint-repeats = répétitions
hint-speed = vitesse
hint-sleep = minuterie
hint-mark = marque-page
hint-page = page
hint-play = écouter
hint-search = chercher
hint-view = affichage
hint-translation = traduction
hint-bookmark = marque-page
hint-theme = thème
hint-dismiss = écarter
hint-words = écrire
hint-speak = parler
hint-pass = réussi
hint-again = encore
hint-leave = quitter
editor-mouse = Un clic déplace le curseur, sur un repère s’il y en a un ; la molette fait défiler.
sign-confirmed = ▲ │ confirmé
sign-suggested = △ ┊ suggéré, son étiquette avec ?
sign-to-check = ! à vérifier
sign-speech = parole et autres
wheel-selects-words = La molette choisit des mots.
sign-recited = récité
sign-unsure = ? incertain
sign-skipped = ○ omis
sign-changed = ✗ changé
player-mouse = Un clic choisit un verset, un second y va ; la molette choisit aussi.
sign-heard = ce qu’on entend
sign-missing = personne ne le récite
sign-outside = hors de la session
sign-marked = marque-page
reader-mouse = Un clic va à un verset ; la molette fait défiler.
sign-current = le verset en cours
sign-bookmark = ◆ un marque-page
sign-suggestion = △ suggestion
sign-mark = ▲ marque

go-to = Aller à :
search-for = Chercher :
note-at = Note à { $ref } :
play-instead = Écouter au lieu de { $ranges } :
play-what = Écouter :
enter-go = Enter aller
esc-leave = Esc quitter
enter-look = Enter chercher
enter-keep = Enter garder
empties-it = Ctrl-U vide le champ
enter-play = Enter écouter
words-or-marks = mots, avec ou sans voyelles
reader-places = 2:255 · 255 · yasin · page 50
play-wishes = 2:255 · -260 · page · yasin · x3 · each 2

tajweed-on = couleurs du tajwid
tajweed-off = sans couleurs du tajwid
theme-is = thème : { $theme }
search-ended = la recherche est terminée ; { $key } ajoute une note
ayah-word = { $ref }, mot { $word }
at-last-surah = c’est déjà la dernière sourate
at-last-juz = c’est déjà le dernier juz
at-beginning = c’est le début
page-by-page = page par page
continuous-text = texte continu
verse-by-verse = verset par verset
without-translation = sans traduction
with-translation = avec une traduction
meanings-off = sans le sens des mots
meanings-on = avec le sens des mots
no-translation = aucune traduction n’est installée ; pour en installer une : { $command }
no-meanings = aucun sens des mots n’est installé ; pour en installer un pack : { $command }
nothing-found = rien trouvé pour « { $query } »
searches = { $key } cherche des mots
find-of = { $number } sur { $count }
find-from-beginning = { $number } sur { $count } · repris au début
find-from-end = { $number } sur { $count } · repris à la fin
back-at-place = de retour à votre endroit
nothing-playing = rien n’est en lecture ; p lance l’écoute d’ici
followed = il est suivi
it-begins = ça commence …
sound-follows = { $sound } · f suit
at-end = c’est la fin du Coran
text-unreadable = le texte ne peut pas être lu
fetching = téléchargement
paused = en pause
istiadha = isti’adha
basmalah-of = { $ref } basmala
no-audio = Aucun audio disponible
server-gone = le serveur de son a disparu ; il est attendu
paused-for-other = en pause pour un autre son
cannot-save-place = impossible d’enregistrer la position : { $fault }
bookmark-in-trash = le marque-page à { $ref } est dans la corbeille
bookmark-at = marque-page à { $ref }
nothing-written = rien n’est écrit
noted-at = noté à { $ref }
note-empty = la note à { $ref } est vide
cannot-count = impossible de compter la lecture pour l’instant : { $fault }
khatm-completed = vous avez lu tout le Coran : khatm terminé
khatm-number = vous avez lu tout le Coran : khatm { $number } terminé
cannot-save = impossible d’enregistrer ceci : { $fault }
terminal-colours = couleurs du terminal
takes-count = { $word } prend 1 à 100, ou forever
cannot-play = écoute impossible : { $fault }
player-not-started = le lecteur n’a pas encore démarré ; voir { $path }
player-ended = il est terminé
letters-divided = lettres de { $letters }, divisées en versets de { $riwayah }
letters-of-print = les mots sont écrits avec les lettres de notre texte, non dans l’écriture de l’édition : { $print } ; un texte dans son écriture s’installe avec { $command }
pause-signs = Signes de pause d’Asie du Sud
pause-must = s’arrêter : continuer changerait le sens
pause-stop = s’arrêter ; c’est mieux que continuer
pause-may = s’arrêter ou continuer
pause-better-not = continuer vaut mieux que s’arrêter
pause-for-breath = continuer ; une pause pour respirer est permise
pause-better-join = continuer vaut mieux (al-wasl awla)
pause-some-say = certains disent de s’arrêter ; continuer vaut mieux
pause-expected = un arrêt est attendu ici
pause-not = pas d’arrêt ici, sauf à la fin d’un verset
pause-one-of-two = s’arrêter à l’un des deux endroits, pas aux deux
pause-saktah = un court silence sans respirer (saktah)
pause-waqfah = un silence plus long sans respirer (waqfah)
pause-ruku = la fin d’un ruku
pause-sajdah = une prosternation (sajdah)
no-screen-format = impossible d’afficher le plein écran : { $fault } ; --format text affiche la page
division-number = { $kind } { $number }
text-of = texte : { $riwayah }
here-bookmark = ◆ marque-page
too-narrow = trop étroit

go-to-which-ayah = Aller à quel verset ?
stop-after = Arrêter après combien de minutes ?
note-about = Note sur { $ref } :
enter-set = Enter régler
enter-mark = Enter marquer
player-places = 2:255 · 255 · yasin
sleep-times = 20 · 1h30m · 0 : aucune

ending = fin …
ayah-chosen = { $ref } est choisi ; un second clic y va
choose-and-go = { $keys } choisissent un verset, { $key } y va
no-ayah-playing = aucun verset n’est en lecture ; { $keys } choisissent un verset
minutes-wanted = des minutes, comme 20, ou 1h30m ; 0 : aucune
time-left = reste { $time }
basmalah = basmala
bookmark-removed = marque-page à { $ref } retiré ; pour le rétablir : { $command }
bookmark-with-id = marque-page à { $ref } ({ $id }) ; B ajoute une note
bookmark-with-note = marque-page avec une note à { $ref } ({ $id })
fetching-ref = … téléchargement de { $ref } …
personal = personnel
no-audio-of = Aucun audio disponible · { $riwayah }
who-personal = { $name } · { $riwayah } · enregistrement personnel
who-reciter = { $name } · { $riwayah } · récitateur
only-one-line = impossible d’afficher le plein écran, seulement une ligne : { $fault }
fetching-line = téléchargement de { $ref } …
pause-keys = { $pause } ou { $next } continue · { $quit } termine
place-of-surah = { $surah } · page { $page } · juz { $juz }
place-of-page = page { $page } · juz { $juz }
page-number = page { $page }
next-ref = suivant : { $ref }
words-estimated = mots ≈
personal-recording = ◆ enregistrement personnel
personal-of = ◆ enregistrement personnel { $day }
share-ayah = verset
share-pass = tour
share-session = session
gap = silence { $length }
volume = volume { $percent } %
loop = boucle { $start }–{ $end }
loop-open = boucle de { $start } à …
sleep-in = arrêt dans { $time }
between-sessions = ‖ entre deux sessions
leads-in = avant le passage
leads-out = après le passage
goes-on = suite
professional = ● récitateur professionnel
ayah-forever = ce verset sans fin
range-forever = le passage sans fin

what-is-recited = Que récite-t-on ?
go-to-which-time = Aller à quel instant ?
enter-assign = Enter attribuer
arrows-next = ↑↓ suivant, précédent
editor-labels = 78:5 · 5 · 2:1-3 · 2:282:1-40
editor-words = basmalah istiadha speech -

no-segment-here = il n’y a pas de segment ici ; m place un repère
no-marker-here = il n’y a pas de repère ici ; Tab va au suivant
no-pause-near = il n’y a pas de pause près d’ici
no-crossing-near = il n’y a pas de passage par zéro près d’ici
another-marker = il y a un autre repère ; j fusionne ses deux segments
no-segment-follows = aucun segment ne suit directement
no-more-suggestions = il n’y a plus de suggestions
nothing-confirmed = rien n’est confirmé
no-marker-after = il n’y a pas de repère après celui-ci
no-marker-before = il n’y a pas de repère avant celui-ci
no-suggestion-after = il n’y a pas de suggestion après celle-ci
no-suggestion-before = il n’y a pas de suggestion avant celle-ci
flags-to-check = { $count } à vérifier : { $next } va à la suivante, { $confirm } confirme
nothing-flagged = rien n’est à vérifier
no-flag-after = rien à vérifier après ceci
no-flag-before = rien à vérifier avant ceci
other-way = { $fault } ; { $key } va dans l’autre sens
nothing-follows = rien ne suit ici
time-wanted = un instant s’écrit 62.5, 1:02.5, 500ms, ou +5 et -5 à partir d’ici
no-such-label = aucun segment n’a cette étiquette ; écrivez un verset comme 2:255
no-segments-yet = pas encore de segments : { $marker } place un repère, { $help } montre toutes les touches
not-done = non effectué : { $why }
changed-elsewhere = modifié ailleurs ; voici le nouvel état
taken-back = annulé : { $edit }
done-again = rétabli : { $edit }
nothing-to-take-back = il n’y a rien à annuler
nothing-to-do-again = il n’y a rien à rétablir
letters-of-hafs = { $text } (lettres de Hafs)
text-fault = le texte ne peut pas être lu : { $fault }
changed-meanwhile = modifié ailleurs entre-temps
needs-sound = l’éditeur a besoin d’une sortie avec du son
no-sound = il n’y a pas de son : { $fault }

editor-needs = l’éditeur a besoin de { $columns } × { $rows } ; { $key } quitte
to-undo = { $count } à annuler
to-redo = { $count } à rétablir
marker-suggested = △ repère, suggéré
marker-confirmed = ▲ repère, confirmé
looping = ▶ en boucle
playing-on = ▶ en lecture
milliseconds-a-column = { $count } ms par colonne
seconds-a-column = { $count } s par colonne
suggested = suggéré
confirmed = confirmé
long = durée { $time }
speech = parole
pause-before = pause de { $time } avant
sure = sûr à { $percent }
take = prise { $number } sur { $count }
take-preferred = prise { $number } sur { $count }, préférée
more-lines = … { $count ->
    [one] ({ $count } ligne)
   *[other] ({ $count } lignes)
  }
all-of-it = en entier
no-label-yet = pas encore d’étiquette
no-recitation = pas de récitation
no-segment-of = pas de segment ici · { $count } au total
confirm-all-question = { $count ->
    [one] Confirmer { $count } suggestion ?
   *[other] Confirmer toutes les { $count } suggestions ?
  } y : oui, autre touche : non

recitation-over = la récitation est terminée : { $hear } fait entendre un mot, { $quit } quitte
heard-slowly = les mots s’écoutent lentement
heard-at-speed = les mots s’écoutent à leur vitesse
recitation-ending = fin en cours
no-word-said = aucun mot n’a encore été dit
the-teacher = l’enseignant
yourself = vous-même
teacher-then-yourself = l’enseignant, puis vous-même
no-word-in-doubt = aucun mot n’est douteux
noted-right = noté : vous l’avez bien dit
noted-slip = noté : c’était une faute
mark-right = juste
mark-slip = une faute
mark-makhraj = makhraj
mark-madd = madd
mark-ghunnah = ghunna
mark-stop = arrêt
noted-by-teacher = noté par l’enseignant : { $ref }:{ $number } { $mark }
begin-anywhere = commencez où vous voulez : l’endroit est recherché
basmalah-no-words = une basmala avant une sourate n’a pas de mots
word-not-said = ce mot n’a pas été dit ces dix dernières minutes
no-screen-lines = impossible d’afficher le plein écran : { $fault } ; --lines affiche des lignes
recite-ranges = réciter { $ranges }

comment-here = Commentaire ici :
about-the-whole = Sur l’ensemble :
enter-take = Enter : accepter
escape-leave = Escape : laisser
nothing-recorded = rien n’a été enregistré
comment-recorded = le commentaire est enregistré
comment-too-long = il est trop long
words-unknown = les mots de ce passage ne sont pas connus
suggestions-done = plus de suggestions
no-marks-yet = pas encore de marques
no-suggestion-here = il n’y a pas de suggestion à ce mot
marked = marqué
mark-removed = la marque est retirée
dismissed = écarté
nothing-here = il n’y a ici ni marque ni suggestion
speed = vitesse { $speed }
marks-full = il y a déjà { $count ->
    [one] { $count } marque
   *[other] { $count } marques
  }
select-word-first = choisissez d’abord un mot
end-comment-first = terminez d’abord le commentaire parlé : v
only-assessment = seule une évaluation peut être non réussie
sound-not-arrived = le son n’est pas arrivé
word-not-heard = ce mot n’a pas été entendu
student-not-heard = l’élève n’a pas été entendu ici ; { $reciter }
student-then = l’élève, puis { $reciter }
no-screen = impossible d’afficher le plein écran : { $fault }
place-of = { $place } sur { $length }
marks = { $count ->
    [one] { $count } marque
   *[other] { $count } marques
  }
suggestions = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
  }
mark = marque
program-says = le programme : { $verdict }, sûr à { $percent } %
at-time = à { $time }
spoken = ♪ parlé
whole = ensemble : { $text }
speak-now = parlez ; la même touche termine
not-heard = non entendu
sound-not-here = le son n’est pas ici
words-unknown-mark = les mots ne sont pas connus : marquez des instants
store-question = Enregistrer le retour comme « { $result } » ? y : oui, autre touche : non

silence = silence : le microphone est-il coupé ?
space-goes-on = space reprend
adding = ajout à la bibliothèque
recording-goes-on = l’enregistrement continue
no-sound-waiting = pas de son ; en attente
q-finishes = q termine
discard-question = jeter { $time } de son enregistré ? y/n
recording-begins = { $title } · au plus { $limit } · space pause · q terminer · x jeter

no-such-name = aucun nom de ce genre
ayat-of = { $count ->
    [one] { $count } verset
   *[other] { $count } versets
  }
esc-back = Esc retour
arrows-choose = ↑ ↓ choisir
type-name = tapez un nom ou un numéro
tab-lists = Tab sourates, juz, hizb
column-number = nº
column-surah = sourate
column-meaning = sens
column-begins = commence
column-page = page
column-ayat = versets
column-in-surah = dans la sourate
covered-nothing = rien
covered-all = tout
covered-some = moins de la moitié
covered-half = la moitié ou plus

times-in = { $times } dans { $places }
surah-number = sourate { $surah }
found-surah = { $names } · { $ayat }, page { $page }
did-you-mean-this = { $place } (vouliez-vous dire ceci ?)
no-such-page = { $found } ; il n’y a pas de page { $page }
shown-of = { $found } ; affichés : { $first } à { $last }
shown-with-next = { $found } ; affichés : { $first } à { $last } ; suite : --page { $next }, tout : --limit { $count }
no-similar = aucun verset ne ressemble à { $ayah }
similar-shown = { $ayat } ; affichés : { $count }, suite : --page { $next }
and-more = { $count ->
    [one] { $named } et { $count } autre
   *[other] { $named } et { $count } autres
  }
phrase = expression

percent-heard = { $percent } % entendu
finding-ayat = recherche des versets
listening = écoute : { $percent }
searching = recherche : { $percent }
files-fetched = { $count ->
    [one] { $count } fichier téléchargé ({ $size })
   *[other] { $count } fichiers téléchargés ({ $size })
  }
were-here = { $count ->
    [one] { $count } était déjà là
   *[other] { $count } étaient déjà là
  }
failed = { $count ->
    [one] { $count } échec
   *[other] { $count } échecs
  }
files-of = { $done }/{ $all } fichiers
megabytes-of = { $done } sur { $all } Mo

day-read = lu
day-met = atteint
no-goal = aucun ; pour en fixer un : { $command }
no-goal-today = aucun ; aujourd’hui { $amount }
amount-today = { $amount } aujourd’hui
day-in-part = en partie
day-not-read = pas lu
day-open = aujourd’hui est encore ouvert
begun-on = commencé le { $day }

heading-streak = Série
heading-clock = Horloge
heading-next = suite :
heading-juz = Juz
heading-week = Semaine
heading-goal = Objectif
cycle = cycle { $number }
of-all = sur { $all }
bare-count = { $count }
percent = { $share } %
of-those-pages = sur { $all } dans ces pages
in-all = { $count } au total
of-ajza = sur { $count } juz
completed = terminé { $count } fois
completed-last = terminé { $count } fois, la dernière le { $day } en { $days }

count-confirmed = { $count ->
    [one] { $count } confirmée
   *[other] { $count } confirmées
  }
count-unconfirmed = { $count ->
    [one] { $count } confirmation retirée
   *[other] { $count } confirmations retirées
  }
count-moved = { $count ->
    [one] { $count } déplacée
   *[other] { $count } déplacées
  }
nothing-changed = rien n’a été modifié
suggested-left = { $count ->
    [one] il reste { $count } étiquette suggérée : { $command }
   *[other] il reste { $count } étiquettes suggérées : { $command }
  }
y-right = y juste
n-wrong = n faux
f-fix = f corriger
r-again = r encore
s-leave = s laisser
b-back = b retour
q-quit = q quitter
move-start = [ ] début
move-end = { "{ }" } fin
for-help = ? aide
help-right = juste : la confirmer
help-wrong = faux : la garder comme suggestion
help-fix = corriger : [ ] déplacent le début, { "{ }" } la fin de 50 ms ; y ou n termine la correction
help-again = l’écouter encore
help-skip = passer ; aussi la barre d’espace
help-back = revenir à la précédente
help-quit = quitter : vos réponses sont gardées

press-enter = Appuyez sur Enter pour accepter la valeur entre crochets, ? pour l’aide, q pour quitter sans rien changer.
which-riwayah = Quelle riwaya récitez-vous ?
which-reciters = Quels récitateurs ? Si vous en nommez plusieurs, chaque verset est récité par le premier qui l’a.
reciters-counted = { $count ->
    [one] { $count } récitateur
   *[other] { $count } récitateurs
  }
riwayah-wanted = Riwaya [{ $present }] :
riwayah-help = La riwaya détermine les numéros des versets et les récitateurs. Tapez un numéro ou un nom. En cas de doute, demandez à votre enseignant.
not-in-list = « { $typed } » n’est pas dans la liste : tapez un numéro de 1 à { $count }
numbers-wanted = Numéros, p N pour écouter, s NOM, m pour la suite [{ $present }] :
help-these-two = ces deux-là, dans cet ordre : le premier est demandé d’abord (les identifiants conviennent aussi)
help-hear = écouter le début d’al-Fatiha par le deuxième
help-look = chercher un nom, en arabe ou en lettres latines ; s seul : de nouveau tous
help-more = la suite de la liste
no-such-reciter = aucun récitateur de { $riwayah } ne porte un nom de ce genre
more-listed = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
type-p = tapez p avec un numéro, par exemple p 1
cannot-preview = { $reciter } ne peut pas être écouté maintenant ; vous pouvez tout de même choisir ce récitateur
no-number = il n’y a pas de numéro { $number }
recites-other = { $reciter } récite { $riwayah }
own-first = Écouter d’abord vos propres enregistrements, là où ils ont le verset ?
own-help = Avec oui, on entend votre enseignant là où il y a un enregistrement, et un récitateur publié ailleurs.
may-download = Les sessions peuvent-elles télécharger les fichiers manquants ?
may-download-help = Les fichiers téléchargés sont gardés. Avec non, seuls les fichiers de { $command } sont lus.
limit-wanted = Limite des fichiers téléchargés ? [{ $present }] :
limit-help = Par exemple 500 MB ou 2 GB. Au-delà, les fichiers qui n’ont pas été écoutés depuis le plus longtemps sont supprimés. Les fichiers épinglés restent.
no-size = « { $typed } » n’est pas une taille de 1 MB ou plus ; tapez par exemple 500 MB ou 2 GB
download-words = Télécharger les textes de votre langue ? { $names }, { $terms }
words-help = Ils viennent de tanzil.net. La traduction s’affiche pendant que vous lisez. Pour une autre langue, tapez son nom ou son code, comme fr. On ne connaît pas de sens de mots sous licence libre ; pour installer un fichier à vous : { $command }
no-language = il n’y a pas de traduction en « { $typed } » ; langues proposées : { $languages }
sound-help = o fait entendre al-Fatiha par votre premier récitateur et montre le lecteur : q l’arrête. n termine la configuration.
play-now = Écouter al-Fatiha maintenant ?
save-choices = Enregistrer ces choix ?
save-help = o enregistre vos choix ; n ne change rien.
sum-riwayah = riwaya
sum-reciters = récitateurs
sum-recordings = enregistrements
sum-network = réseau
sum-reading = lecture
no-reciters = aucun
yours-first = les vôtres s’écoutent d’abord
yours-last = les vôtres s’écoutent en dernier
network-used = utilisé pendant l’écoute ; jusqu’à { $limit } sont gardés
network-not-used = non utilisé pendant l’écoute
reading-with = avec { $names }
yes-unless-no = { $question } [O/n]
no-unless-yes = { $question } [o/N]
answers-yes = y yes o oui
answers-no = n no non
type-y-or-n = tapez o ou n

levels = crête { $peak } rms { $rms } dBFS
levels-clipped = crête { $peak } rms { $rms } dBFS ÉCRÊTÉ
ayah-again = { $ref } (encore)
imported-on = importé le { $day }
recorded-on = du { $day }
