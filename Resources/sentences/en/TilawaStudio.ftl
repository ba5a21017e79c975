# The studio: what the command says on a terminal, and why a request of the page was refused. The page shows these lines as well.

# The start
no-page = the studio's page was not installed; install Tilawa again
no-browser = no browser was found; open the address yourself
only-here = Only this machine reaches it. Ctrl-C ends it; what plays goes on.
ctrl-c-ends = Ctrl-C ends it; what plays goes on.

# The start with access from the network. The address for a phone stands below the first line, and the fingerprint below the last one.
phone-opens = Only this machine reaches that address. A phone in the same network opens this one:
no-qr-code = no QR code is shown without the package libqrencode4
other-network = or by another network: { $address }
address-pairs = The address pairs one device, within 10 minutes. Settings in the page on this machine has another one.
# Two lines.
browser-warns =
    The browser warns, because only this machine vouches for its certificate. Let it show the certificate, and go on
    only if its SHA-256 fingerprint is this:

# Devices
device = device
device-paired = paired
# The name of a device without one.
some-device = device
no-devices = No device is paired. To pair one: { $command }
no-device = no device is called “{ $name }”; { $command } lists them
forgotten = { $name } may not enter any more.
devices-damaged = { $path } is damaged; remove it and pair your devices again
# $count (number)
too-many-devices = there are { $count } devices; forget one with: { $command }
not-added = the device was not added

# The network. $reason (sentence): words of the system.
no-network = this machine is in no network; join one, or name its address with --lan-address
no-address = “{ $text }” is no address such as 192.168.1.5
not-our-address = this machine does not have the address { $address }
# $reason (sentence)
cannot-listen = cannot listen on port { $port } of { $address }: { $reason }; choose another one with { $option }
# $reason (sentence)
cannot-make-folder = cannot make a folder in { $folder }: { $reason }
cannot-make-socket = cannot make a socket

# Keys and certificates. $operation (sentence): one of those below, $reason (sentence): words of the library.
library-needed = --lan needs the package libgnutls30: { $reason }
# $operation (sentence), $reason (sentence)
library-failed = { $operation }: { $reason }
cannot-make-key = cannot make a key
cannot-read-key = cannot read the key
cannot-write-key = cannot write the key
cannot-make-certificate = cannot make a certificate
cannot-read-certificate = cannot read the certificate
cannot-write-certificate = cannot write the certificate
cannot-use-certificate = cannot use the certificate
cannot-prepare-tls = cannot prepare TLS

# Strangers
unknown-host = this name of the server is not known
other-page = another page may not ask here
stranger = open the address that { $command } prints
only-on-machine = this is done only on the machine itself
no-code = the body is no code
wrong-code = this code is wrong, was used, or is too old; ask for another one
not-open = other devices are let in only by: { $command }
no-ticket = there is no ticket for this

# Requests that cannot be read
unknown-method = this method is not known
other-method = this request is sent by another method
too-large = the request is too large
address-too-long = the address is too long
head-too-long = the head of the request is too long
no-length = the request does not say its length
malformed = the request is malformed
not-in-time = the request did not come in time
speaks-https = this port speaks https; open the address with { $scheme }
no-object = the body is no object of JSON
message-no-object = the first message is no object of JSON
no-player-request = the body is no request to the player

# Things that are not there
not-found = not found
page-missing = the page is missing
no-request = there is no such request
no-recording = there is no such recording
no-reciter = no reciter has this ayah here
no-sound = the sound is not there
sound-too-short = the sound does not reach so far
too-many-pages = too many pages are open
too-many-microphones = no more microphones can be listened to now; end another one

# Values of requests. $name and $request are names of the protocol.
too-many-values = too many values
value-unknown = { $request } does not take “{ $name }”
value-too-long = “{ $name }” is too long, or has control characters
value-missing = “{ $name }” is missing
value-twice = “{ $name }” is there twice
value-no-id = “{ $name }” is the id of a recording
value-hyphen = “{ $name }” begins with a hyphen
value-rate = “{ $name }” is { $least } to { $most }

# Commands that answer the page
program-does-not-start = the program cannot be started
program-ended = it ended with code { $code }
