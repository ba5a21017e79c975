about = ضبط الهدف اليومي أو عرضه.
discussion = يسري الهدف الجديد من اليوم.

argument-goal = الصفحات من pages:1 إلى pages:20، أو الآيات من verses:1 إلى verses:100، أو off: بلا هدف.
