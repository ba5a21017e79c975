# Reasons why a part of a log, or of a snapshot, cannot be read. A part has operations; each is one change of a device.
not-whole = it is not whole
empty = it is empty
no-part-of-log = it is not a part of a log
no-version = it has no version
heading-contradicts = its heading contradicts it
operation-incomplete = an operation lacks what every one has
value-no-object = the value of an operation is no object
no-snapshot = it is not a snapshot
snapshot-incomplete = a snapshot lacks what every one has
no-piece-of-snapshot = it is not a piece of a snapshot
operation-without-name = an operation has no name
