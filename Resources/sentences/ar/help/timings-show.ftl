about = عرض التوقيتات المعروفة لقارئ.

argument-range = ما يُعرض، مثل 2:255 أو juz:30.
reciter = معرّف القارئ.
