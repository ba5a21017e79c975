# The recogniser: why it cannot hear.

# What could not be done
cannot-align = impossible d’aligner les enregistrements
cannot-read = lecture impossible
cannot-read-model = impossible de lire le modèle acoustique
cannot-load-model = impossible de charger un modèle de parole
cannot-hear = écoute impossible

# Libraries
no-memory = KissFFT n’a pas assez de mémoire
built-without-speech = cette installation a été compilée sans sherpa-onnx (make speech) : { $reason }

# Files
changed-since-measured = il a changé depuis qu’il a été mesuré
no-weights = ce n’est pas un fichier de poids
header-cut = son en-tête n’est pas entier
header-damaged = son en-tête est endommagé
weights-differ = ses poids ne sont pas ceux que décrit son en-tête
tensors-left = il a des tenseurs qui n’appartiennent à aucune couche
same-name = deux tenseurs ont le nom { $name }
no-weight = { $name } contient une valeur qui n’est pas un poids
tensor-missing = { $name } manque
tensor-differs = { $name } n’a pas le type ou la forme de sa couche
tensor-outside = { $name } est hors du fichier
other-format = il a le format { $format }, et cette version lit { $known }
other-features = il a été entraîné sur des caractéristiques d’un autre genre
units-wrong = ses unités ne sont pas une liste de symboles différents
layers-unknown = ses couches ont des tailles que cette version ne sait pas calculer
