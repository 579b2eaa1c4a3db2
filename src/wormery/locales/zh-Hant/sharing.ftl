### 一局的圖片，可以給別人看。

page-sharing = 分享
page-sharing-title = 給別人看看
page-sharing-picture = 隨連結附上的圖片
page-sharing-save = 儲存圖片
page-sharing-copy = 複製圖片
