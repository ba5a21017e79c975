error = { $action } : { $detail }
error-of = { $path } : { $action } : { $detail }

cannot = impossible : { $operation }
cannot-open = ouverture impossible
cannot-read = lecture impossible
cannot-write = écriture impossible
cannot-play = impossible de faire entendre le son
cannot-play-on = impossible de poursuivre la lecture
cannot-play-at = impossible de jouer à { $rate } Hz (canaux : { $channels })
cannot-play-sink = impossible de jouer sur { $name }
cannot-record = enregistrement impossible
cannot-record-on = impossible de poursuivre l’enregistrement
cannot-record-at = impossible d’enregistrer à { $rate } Hz (canaux : { $channels })
cannot-record-from = impossible d’enregistrer depuis { $name }
cannot-recover = récupération impossible
cannot-measure = mesure impossible
cannot-measure-loudness = impossible de mesurer le niveau sonore
cannot-measure-without-library = impossible de mesurer le niveau sonore sans le paquet libebur128-1
cannot-change-speed = impossible de changer la vitesse
cannot-resample = impossible de rééchantillonner de { $from } à { $to } Hz
cannot-convert = conversion impossible
cannot-reach-server = impossible de joindre le serveur de son
cannot-open-pipe = impossible d’ouvrir un tube
cannot-start-thread = impossible de démarrer un fil d’exécution
cannot-read-outline = impossible de lire l’aperçu
cannot-read-kind = impossible de lire { $purpose }
cannot-play-kind = impossible de jouer { $purpose }
cannot-read-without-ffmpeg = impossible de lire { $purpose } sans les bibliothèques de FFmpeg

purpose-sndfile = WAV, FLAC, Ogg et Opus
purpose-mpg123 = MP3
purpose-soxr = d’autres fréquences d’échantillonnage
purpose-ffmpeg = M4A, AAC et tous les autres formats

no-sound = il ne contient pas de son
no-sound-found = aucun son n’y a été trouvé
no-sound-begins = son audio ne commence pas
too-many-pieces = il a plus de { $most } morceaux
too-many-pages = il a plus de { $most } pages
too-many-streams = il a plus de { $most } flux
headers-claim = ses en-têtes annoncent { $bytes } octets
claims-format = il annonce { $rate } Hz et { $channels } canaux
claims-frames = il annonce { $frames } trames, plus qu’il ne peut en contenir
too-short = il contient moins d’une milliseconde de son
frames-differ = ses morceaux ont { $frames } trames, et { $decoded } sont décodées
first-frame-differs = sa première trame n’est pas ce que dit son en-tête
changed-since-measured = il a changé depuis sa mesure
changed-since-added = il a changé depuis son ajout
at-frame = { $detail }, à la trame { $frame } sur { $frames }
folder = c’est un dossier
empty = le fichier est vide
not-regular = ce n’est pas un fichier ordinaire
not-fetched = il reste à télécharger
has-channels = { $count ->
    [one] il a { $count } canal
   *[other] il a { $count } canaux
  }
loudness-unsupported = { $channels ->
    [one] { $channels } canal à { $rate } Hz n’est pas pris en charge
   *[other] { $channels } canaux à { $rate } Hz ne sont pas pris en charge
  }
nothing-decodable = aucun de ses { $bytes } octets ne peut être décodé

ends-early = le fichier se termine trop tôt
has-hole = une partie de son audio est perdue
never-closed = son enregistreur n’a pas terminé le fichier
missing = { $fault } : { $detail }
present = { $length } ; { $fault }
present-of-about = { $length } sur environ { $whole } ; { $fault }
last-frame-cut = sa dernière trame n’est pas entière
last-page-missing = sa dernière page manque
last-page-cut = sa dernière page n’est pas entière
pages-missing = des pages en son milieu manquent ou sont endommagées
header-cut = son en-tête n’est pas entier
length-unsaid = son en-tête ne dit pas sa durée
has-no-sound = il n’a pas de son
has-become-shorter = il est devenu plus court
map-missing = la partie qui dit où est le son manque ; aucun son ne peut en être tiré
bytes-there = { $present } octets sur { $size } sont là
sound-bytes-there = { $present } octets de son sur { $size } sont là
frames-there = { $present } trames sur { $frames } sont là
frames-decodable = { $present } trames sur { $frames } peuvent être décodées
frame-missing = la trame { $frame } sur { $frames } n’est pas là
frame-missing-at = la trame { $frame } n’est pas là
milliseconds-missing = { $count } ms de son manquent à sa fin, ou entre ses morceaux : convertissez-le alors d’abord en flac
stamps-leave-out = son horodatage omet { $time } là où des morceaux ont été joints ; les morceaux se suivent sans ce silence

outline-none = ce n’en est pas un
outline-version = il est de la version { $version }
outline-damaged = il est endommagé

no-memory = mémoire insuffisante
no-start = { $library } ne démarre pas
no-thread = libpulse ne peut pas démarrer son fil d’exécution
no-floats = libmpg123 ne le décode pas en flottants
no-reason = libsndfile ne dit pas pourquoi
takes-ffmpeg = il faut FFmpeg : installez ffmpeg, et Tilawa en entier avec sa bibliothèque : { $reason }
not-written = libsndfile n’écrit pas { $kind }
flac-samples = flac contient des échantillons de 16 ou 24 bits

server-without-sink = le serveur de son n’a pas de sortie
no-such-sink = le serveur de son n’a pas de sortie { $name }
no-sink = le serveur n’a pas de sortie
no-source = le serveur n’a pas de source
no-such-source = le serveur de son n’a pas de source { $name } ; il a { $names }
no-such-source-nor-others = le serveur de son n’a pas de source { $name } ; il n’en a aucune
no-microphone = le serveur de son n’a pas de microphone ; comme sources, il a { $names }
no-microphone-nor-others = le serveur de son n’a pas de microphone ; il n’a aucune source
server-gone = le serveur de son a disparu
server-gone-because = le serveur de son a disparu : { $reason }
server-stays-away = le serveur de son a disparu et n’est pas revenu en { $time } : { $error }
sink-suspended = le serveur de son a suspendu { $name }
own-sink-suspended = le serveur de son a suspendu sa sortie
tried = { $reason } (essayé : { $server })
no-sound-memory = il n’a pas de mémoire pour le son

output-wrong = { $text } : { $message }
sink-wanted = donnez une sortie après le deux-points, ou écrivez pulse
null-wanted = une sortie nulle est null ou null:realtime
ending-wanted = un fichier a besoin d’une extension : { $endings }
kind-unknown = genre de sortie inconnu ; il y a { $kinds }
path-wanted = donnez un fichier : { $kind }:PATH
