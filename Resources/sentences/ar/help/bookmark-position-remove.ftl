about = حذف موضع قراءة.

argument-name = الاسم.
