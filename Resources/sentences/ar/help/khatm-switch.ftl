about = جعل ختمة أخرى هي الحالية.

argument-name = الختمة.
