about = تصحيح الحكم على كلمة: كانت صحيحة، أو كانت زلّة.
discussion = قولك هو المعتبر، وقول المعلّم قبله. والزلّة في كلمة تحفظها تُدوَّن في tilawa hifz.

argument-session = رقم الجلسة، أو last.
argument-word = الكلمة، مثل 78:2:3.
argument-verdict = الحكم: right صحيحة، أو slip زلّة.

by = من حكم عليها.
