# Requests to servers: why they fail.
error = { $url }: { $detail }

# Answers of a server. The number is its status.
status-forbidden = server tidak memberikannya kepada kita ({ $status })
status-absent = server tidak memiliki file seperti itu ({ $status })
status-patience = server meminta kita menunggu ({ $status }); coba lagi nanti
status-withheld = server tidak boleh memberikannya kepada siapa pun (451)
status-trouble = server sedang bermasalah ({ $status }); coba lagi nanti
status-other = server menjawab { $status }

# Lengths
too-large-by = server memiliki { $bytes } byte, sedangkan yang diterima paling banyak { $limit } byte
too-large = server memiliki lebih banyak, sedangkan yang diterima paling banyak { $limit } byte
announces-too-much = server menyebut jumlah yang tidak mungkin
head-too-long = kepala jawaban server lebih dari { $lines } baris, atau lebih dari { $kibibytes } KiB
length-is-none = panjang yang disebut server tidak sah ({ $length })
bytes-came = { $received } byte diterima dari { $count } yang disebutkan
part-only = server hanya mengirim sebagian, sampai byte { $byte } dari { $length }
another-part = server mengirim bagian file yang lain dari yang diminta
packed = server mengirimnya dalam bentuk terkompresi ({ $encoding }), padahal diminta tidak begitu

# Connections. $words are those of a library.
cancelled = dibatalkan
no-answer-in-time = tidak ada jawaban pada waktunya; apakah komputer ini terhubung ke jaringan?
no-answer-lately = beberapa saat lalu tidak ada jawaban; apakah komputer ini terhubung ke jaringan?
no-answer-there = tidak ada yang menjawab di sana ({ $words })
no-such-server = server dengan nama ini tidak ditemukan ({ $words }); apakah komputer ini terhubung ke jaringan?
no-secure-connection = koneksi aman tidak dapat dibuat ({ $words })
not-trusted = sertifikat server tidak dapat dipercaya ({ $words }); apakah tanggal komputer ini benar?
certificates-unreadable = sertifikat dalam { $file } tidak terbaca; pasang ca-certificates
system-certificates-unreadable = sertifikat sistem tidak terbaca; pasang ca-certificates
nothing-came = terlalu lama tidak ada data yang datang
almost-nothing-came = hampir tidak ada yang diterima selama { $time }
ended-in-file = koneksi berakhir di tengah file
ended-without-answer = server mengakhiri koneksi tanpa jawaban
no-http = server tidak memakai HTTP ({ $words })
broke = koneksi terputus ({ $words })
proxy-refuses = proxy tidak mengizinkan kita lewat ({ $status }); lihat { $variable }

# Addresses
no-address = ini bukan alamat
no-address-of-web = ini bukan alamat; alamat diawali https:// atau http:// dan nama server
no-address-to-ask = tidak ada alamat yang dapat ditanyai
password-needs-https = kata sandi hanya dikirim lewat https
redirect-nowhere = server mengalihkan, tetapi tanpa alamat
redirect-unknown = server mengalihkan ke { $target }, yang bukan http dan bukan https
redirect-insecure = server mengalihkan dari https ke { $target }, yang tidak aman
redirects-too-often = server mengalihkan lebih dari { $most } kali
redirect-refused = server mengalihkan ke { $target }; sebutkan alamat itu bila Anda mempercayainya

# libcurl and the system
no-thread = utas tidak dapat dijalankan: { $reason }
no-pipe = pipa tidak dapat dibuka: { $reason }
without-tls = tanpa TLS
no-start = libcurl tidak dapat dimulai: memori habis
no-transfer = libcurl tidak menerima pengiriman ini
install = { $reason }; pasang { $package }
