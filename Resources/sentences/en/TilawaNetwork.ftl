# Requests to servers: why they fail.

# The address, and why.
# $detail (sentence)
error = { $url }: { $detail }

# Answers of a server. The number is its status.
status-forbidden = the server does not give it to us ({ $status })
status-absent = the server has no such file ({ $status })
status-patience = the server asks for patience ({ $status }); try again later
status-withheld = the server may not give it to anybody (451)
status-trouble = the server is in trouble ({ $status }); try again later
status-other = the server answered { $status }

# Lengths
too-large-by = the server has { $bytes } bytes, and more than { $limit } bytes are not taken
too-large = the server has more, and more than { $limit } bytes are not taken
announces-too-much = the server announces more than there can be
head-too-long = the head of the server's answer has more than { $lines } lines, or { $kibibytes } KiB
length-is-none = the server announces a length that is none ({ $length })
bytes-came = { $received } bytes came of { $count } that were announced
part-only = the server sent no more than a part, up to byte { $byte } of { $length }
another-part = the server sent another part of the file than it was asked for
packed = the server sent it packed ({ $encoding }), which it was asked not to do

# Connections. $words are those of a library.
cancelled = cancelled
no-answer-in-time = nobody answers in time; is this machine connected to the network?
no-answer-lately = there was no answer a moment ago; is this machine connected to the network?
no-answer-there = nobody answers there ({ $words })
no-such-server = no server of this name is found ({ $words }); is this machine connected to the network?
no-secure-connection = no secure connection comes about ({ $words })
not-trusted = the server's certificate is not to be trusted ({ $words }); is this machine's date right?
certificates-unreadable = the certificates of { $file } cannot be read; install ca-certificates
system-certificates-unreadable = the certificates of the system cannot be read; install ca-certificates
nothing-came = nothing came for too long
almost-nothing-came = almost nothing was received for { $time }
ended-in-file = the connection ended in the middle of the file
ended-without-answer = the server ended the connection without an answer
no-http = the server does not speak HTTP ({ $words })
broke = the connection broke ({ $words })
proxy-refuses = the proxy does not let us through ({ $status }); see { $variable }

# Addresses
no-address = this is not an address
no-address-of-web = this is not an address; one begins with https:// or http:// and a host
no-address-to-ask = there is no address to ask
password-needs-https = a password is sent over https only
redirect-nowhere = the server redirects, but without an address
redirect-unknown = the server redirects to { $target }, which is neither http nor https
redirect-insecure = the server redirects from https to { $target }, which is not secure
redirects-too-often = the server redirects more than { $most } times
redirect-refused = the server redirects to { $target }; give that address if you trust it

# libcurl and the system
no-thread = no thread can be had: { $reason }
no-pipe = no pipe can be had: { $reason }
without-tls = without TLS
no-start = libcurl does not start: no memory
no-transfer = libcurl does not take the transfer
install = { $reason }; install { $package }
