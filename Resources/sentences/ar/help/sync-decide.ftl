about = الفصل في تعارض يعرضه tilawa sync status.

argument-id = معرّف التعارض.
argument-letter = حرف النسخة التي تُستعمل.
