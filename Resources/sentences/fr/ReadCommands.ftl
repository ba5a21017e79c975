explains-hafs = --riwayah hafs explique le texte de Hafs

input-unreadable = l’entrée standard ne peut pas être lue, ou dépasse 1 Mo
input-not-text = l’entrée standard n’est pas du texte UTF-8
colour-or-none = utilisez --colour ou --no-colour, pas les deux
nothing-to-change = dites quoi modifier : --note, --tag, --untag, --colour, --no-colour ou --move
csv-and-json = --json et --format csv utilisent tous deux la sortie standard : donnez un fichier avec --output
some-skipped = omis : { $count } ; les autres sont importés
bookmarks-in = { $count ->
    [one] { $count } marque-page
   *[other] { $count } marque-pages
  } dans { $path }
input-failed = l’entrée standard ne peut pas être lue : { $reason }
no-position-yet = il n’y a pas de position { $name } ; pour la définir : { $command }
no-position = il n’y a pas de position { $name } ; voir : { $command }

one-range = info prend un seul passage ; donnés : { $count }
limit-too-small = --limit est 1 ou plus
page-too-small = --page est 1 ou plus
least-out-of-range = --least va de 1 à 100
name-an-ayah = donnez un verset, comme 2:58, ou utilisez --mine

output-needs-format = -o a besoin de --format html, svg ou png, ou d’un nom de fichier avec une telle extension
option-needs-format = { $option } va avec --format html, svg ou png
pages-only = --format { $format } ne montre que des pages imprimées, pas --flow { $flow }
translation-in-html = --translation ne fonctionne qu’avec --format html
picture-and-json = --format { $format } et --json utilisent tous deux la sortie standard : donnez un fichier, -o FILE
no-png-on-terminal = un terminal ne peut pas afficher de PNG : donnez un fichier, -o FILE
lines-of-hafs = { $format } montre les lignes imprimées de Hafs ; celles de { $riwayah } ne sont pas connues ; utilisez --riwayah hafs

no-translation-with = --translation ne va pas avec « { $words } »
no-options-with = --date, --notify et --riwayah ne vont pas avec « { $words } »
text-unreadable = le texte ne peut pas être lu
open-place = Ouvrir { $ref }

legend-alone = --legend ne prend ni versets ni --count
phonemes-alone = --phonemes ne prend ni --rule, ni --count, ni --legend
waqf-needs-phonemes = --waqf a besoin de --phonemes
which-ayat = dites quels versets, par exemple : { $command }

for-one-file = --id et --name sont pour un seul fichier
id-fault = --id { $id } : un identifiant a des minuscules, des chiffres, des points et des traits d’union, et commence par une lettre
no-print = { $name } n’est ni la mise en page d’une édition ni les mots d’une écriture
accept-differences = { $count ->
    [one] Installer le texte avec ce mot ?
    [many] Installer le texte avec ces { $count } mots ?
   *[other] Installer le texte avec ces { $count } mots ?
  }
differences-refused = { $name } n’a pas été installé, car certains de ses mots ne sont pas ceux de notre texte ; s’ils sont justes malgré tout, ajoutez-le avec { $option }
language-fault = --language { $language } : ce n’est pas le code d’une langue, comme en
standard-input = entrée standard
input-alone = - est l’entrée standard, et s’écrit seul
as-needs-input = --as nomme ce qu’apporte - : écrivez - seul
text-not-installed = le texte de { $riwayah } n’est pas installé
none-needs-kind = none a besoin de --kind
kind-for-none = --kind est seulement pour none
