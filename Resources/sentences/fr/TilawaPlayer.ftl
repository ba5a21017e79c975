nothing-plays = rien n’est en lecture
not-in-session = { $ayah } n’est pas dans cette session
loop-too-short = une boucle dure au moins { $milliseconds } ms
in-silence = rien n’est récité dans le silence après un verset
no-audio = { $ref } n’a pas d’audio
server-away = le serveur de son est absent
pages-unknown = les pages de ces versets sont inconnues
no-other-page = aucune autre page ne suit dans cette session
no-other-surah = aucune autre sourate ne suit dans cette session
sleep-in-past = une minuterie n’est pas dans le passé
in-pause = rien n’est en lecture pendant une pause

cannot-play-on = impossible de poursuivre la lecture
engine-ended = le moteur s’est terminé avant la session
not-in-file = { $path } : ce qui devait s’y trouver n’y est pas
no-gap = « { $text } » n’est pas un silence
no-count = « { $text } » n’est pas un nombre
no-time = { $text } n’est pas un instant en secondes

disclaimer = Les remarques sur la récitation sont une aide à l’apprentissage et ne remplacent pas un enseignant qualifié du Coran. Faites toujours vérifier votre récitation par un enseignant compétent.
