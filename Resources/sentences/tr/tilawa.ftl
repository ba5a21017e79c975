overview-key = bir tuş oraya götürür, başka bir tuş çıkar:
bug = bu bir program hatası: { $error }

see-help = { $complaint }; bakınız: { $command }
else-see-help = { $complaint } Değilse bakınız: { $command }

no-command = { $word } diye bir komut yok
no-command-but = { $word } diye bir komut yok; bunu mu demek istediniz: { $near }?
no-command-of = { $group }: { $word } diye bir komut yok; olanlar: { $names }
no-command-of-but = { $group }: { $word } diye bir komut yok; bunu mu demek istediniz: { $near }?
unknown-option = bilinmeyen seçenek “{ $option }”. Bunu mu demek istediniz: “{ $meant }”?
understood = şöyle anlaşıldı: { $command }
former-command = { $former } komutunun adı değişti: { $command }. Eski ad { $year } sonuna kadar geçerli.
no-option = bilinmeyen seçenek “{ $option }”
missing-argument = “{ $name }” eksik
missing-value = “{ $name }” için bir değer eksik
unexpected-argument = fazladan değer “{ $word }”
value-refused = “{ $value }” değeri “{ $name }” için geçersiz
value-refused-because = “{ $value }” değeri “{ $name }” için geçersiz: { $reason }
value-of-choice-refused = “{ $value }” değeri “{ $name }” için geçersiz. Geçerli olanlar: { $values }
value-of-list-refused = “{ $value }” değeri “{ $name }” için geçersiz. Geçerli olanlar: { $values }
unit = { $option } { $question }

help-usage = Kullanım:
help-arguments = Değerler:
help-options = Seçenekler:
help-commands = Komutlar:
help-examples = Örnekler:
help-more = Bütün komutlar: { $allCommand } · biri: { $command }
help-details = Biri hakkında daha fazlası: { $command }
help-values = değerler: { $values }
help-default = öntanımlı: { $value }
help-separator = ;
