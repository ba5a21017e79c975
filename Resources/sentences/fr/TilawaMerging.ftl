# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = il n’est pas entier
empty = il est vide
no-part-of-log = ce n’est pas une partie d’un journal
no-version = il n’a pas de version
heading-contradicts = son en-tête le contredit
operation-incomplete = il manque à une modification ce que toutes doivent avoir
value-no-object = la valeur d’une modification n’est pas un objet
no-snapshot = ce n’est pas un instantané
snapshot-incomplete = il manque à un instantané ce que tous doivent avoir
no-piece-of-snapshot = ce n’est pas un morceau d’un instantané
operation-without-name = une modification n’a pas de nom
