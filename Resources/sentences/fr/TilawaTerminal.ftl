no-terminal = l’entrée et la sortie standard ne sont pas toutes deux un terminal
no-descriptors = le système n’a plus de descripteurs
unknown-type = le type de terminal dans TERM est inconnu
not-line-by-line = on ne peut pas écrire ligne par ligne sur ce genre de terminal
install-fribidi = { $fault } ; installez libfribidi0
fribidi-purpose = l’ordre et les formes liées des lettres arabes, pour les terminaux qui ne font ni l’un ni l’autre
