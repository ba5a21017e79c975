about = سرد اللغات التي يتكلّم بها البرنامج.
discussion = لاختيار لغة: tilawa config set language ar
