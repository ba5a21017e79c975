# The commands about settings, the setup and the studio. Names of commands and options stay as they are.

# $line (number), $fault (sentence)
line-fault = line { $line }: { $fault }
nothing-changed = nothing was changed
settings-changed = { $count ->
    [one] { $count } setting
   *[other] { $count } settings
  } changed
action = action
keys = keys
what-it-does = what it does

# The setup
translation-like = { $translation } is not offered; did you mean { $name }?
translation-unknown = { $translation } is not offered; the languages are { $languages }
transliteration-failed = cannot download the transliteration: { $reason }; to try again: { $command }
translation-failed = cannot download the translation: { $reason }; to try again: { $command }
setup-asks = setup asks questions only on a terminal; elsewhere, type: { $command }
no-reciter = no reciter
# $settings (sentence)
save-this = { $riwayah }: { $reciters }; { $settings }: save this?
add-yes = add --yes

# The studio
lan-needed = --lan-port and --lan-address need --lan
