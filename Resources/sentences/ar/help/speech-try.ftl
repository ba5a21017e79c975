about = تجربة نموذج صوت.

argument-description = النموذج، بصيغة JSON.
