// What the generated diaries are made of.

static const char *const english[] = {
  "the", "river", "was", "quiet", "this", "morning", "and", "we", "walked", "along", "its", "bank",
  "until", "bread", "from", "a", "small", "bakery", "smelled", "of", "rye", "rain", "came", "later",
  "with", "wind", "my", "sister", "called", "about", "garden", "tomatoes", "are", "ripe", "again",
  "I", "read", "forty", "pages", "before", "sleep", "work", "went", "well", "though", "meeting",
  "ran", "long", "old", "friend", "wrote", "letter", "to", "tell", "me", "that", "her", "daughter",
  "learns", "violin", "train", "arrived", "late", "but", "view", "over", "mountains", "made", "up",
  "for", "it", "tea", "cold", "by", "time", "finished", "window", "light", "in", "kitchen", "neighbours",
  "laughed", "snow", "first", "winter", "street", "children", "built", "something", "like", "boat",
  "bicycle", "needs", "new", "chain", "market", "apples", "cheaper", "than", "last", "year",
};

static const char *const korean[] = {
  "오늘은", "아침에", "일찍", "일어나", "한강을", "따라", "걸었다", "바람이", "차가웠지만", "기분이", "좋았다",
  "점심에는", "친구와", "된장찌개를", "먹고", "오래", "이야기했다", "저녁에", "비가", "내려서", "집에서",
  "책을", "읽었다", "할머니께서", "전화하셨다", "김치가", "맛있게", "익었다고", "하셨다", "회사에서는",
  "회의가", "길어졌다", "내일은", "여행", "준비를", "해야", "한다", "창밖의", "단풍이", "아름답다",
  "지하철에서", "음악을", "들으며", "하루를", "정리했다", "고양이가", "무릎", "위에서", "잠들었다",
};

static const char *const japanese[] = {
  "今日は", "朝から", "静かな", "雨が", "降っていた。", "駅まで", "歩いて、", "古い", "喫茶店で",
  "コーヒーを", "飲んだ。", "母から", "手紙が", "届き、", "庭の", "柿が", "熟したと", "書いてあった。",
  "夜は", "本を", "読みながら", "眠った。", "明日は", "京都へ", "行く", "予定だ。", "紅葉が", "きれいで、",
  "写真を", "たくさん", "撮った。",
};

static const char *const people[] = {"Minji", "Anna", "Jonas", "Haruka", "Omar", "할머니"};

static const char *const tags[] = {
  "travel", "travel/korea", "work", "garden", "reading", "music", "family", "산책", "요리", "日記",
};

static const char *const categories[] = {
  "work", "music", "travel", "study", "stuff", "hobby", "shopping",
};
