no-terminal = معیاری ان پٹ اور آؤٹ پٹ دونوں ٹرمینل نہیں ہیں
no-descriptors = سسٹم میں مزید ڈسکرپٹر باقی نہیں
unknown-type = TERM میں ٹرمینل کی قسم نامعلوم ہے
not-line-by-line = اس قسم کے ٹرمینل پر سطر بہ سطر نہیں لکھا جا سکتا
install-fribidi = { $fault }؛ libfribidi0 نصب کریں
fribidi-purpose = عربی حروف کی ترتیب اور جوڑ، ان ٹرمینلز کے لیے جو یہ خود نہیں کرتے
