line-fault = { $line }. satır: { $fault }
nothing-changed = hiçbir şey değişmedi
settings-changed = { $count } ayar değişti
action = eylem
keys = tuşlar
what-it-does = ne yaptığı

translation-like = { $translation } sunulmuyor; bunu mu demek istediniz: { $name }?
translation-unknown = { $translation } sunulmuyor; diller şunlar: { $languages }
transliteration-failed = okunuş indirilemedi: { $reason }; yeniden denemek için: { $command }
translation-failed = meal indirilemedi: { $reason }; yeniden denemek için: { $command }
setup-asks = setup yalnız terminalde soru sorar; başka yerde şunu yazın: { $command }
no-reciter = kâri yok
save-this = { $riwayah }: { $reciters }; { $settings }: kaydedilsin mi?
add-yes = --yes ekleyin

lan-needed = --lan-port ve --lan-address için --lan gerekir
