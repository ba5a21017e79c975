about = إعطاء إجراء مفاتيح أخرى بدلًا من كل مفاتيحه.
discussion =
    مثلًا: tilawa config keys set player.next-ayah l right
    والمفتاح حرف أو علامة، أو واحد من هذه:
    space enter esc tab shift-tab backspace delete left right up down shift-left shift-right home end page-up page-down ctrl-a … ctrl-y

argument-action = أي إجراء: انظر tilawa config keys.
argument-keys = مفاتيحه.
