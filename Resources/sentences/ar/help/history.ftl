about = عرض ما سمعته: متى، وكم مرّة، ومن أي قارئ.
discussion = تُدوَّن الجلسات التي على خادم الصوت، إلا مع --no-save؛ وغيرها لا يُدوَّن إلا مع --save. ولترك التدوين: tilawa config set history off

command-list = سرد ما سمعته، سطر لكل يوم وقارئ.
command-forget = حذف أيام من السجلّ. ولا رجوع عن هذا.
