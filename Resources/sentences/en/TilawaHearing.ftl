# The recogniser: why it cannot hear.

# What could not be done
cannot-align = cannot align recordings
cannot-read = cannot read
cannot-read-model = cannot read the acoustic model
cannot-load-model = cannot load a speech model
cannot-hear = cannot hear

# Libraries
no-memory = KissFFT has no memory
built-without-speech = this installation was built without sherpa-onnx (make speech): { $reason }

# Files
changed-since-measured = it has changed since it was measured
no-weights = it is no file of weights
header-cut = its header is not whole
header-damaged = its header is damaged
weights-differ = its weights are not those that its header describes
tensors-left = it has tensors that belong to no layer
same-name = two tensors have the name { $name }
no-weight = { $name } holds a value that is no weight
tensor-missing = { $name } is missing
tensor-differs = { $name } has another type or shape than its layer
tensor-outside = { $name } lies outside of the file
other-format = it has format { $format }, and this version reads { $known }
other-features = it was trained on features of another kind
units-wrong = its units are no list of different symbols
layers-unknown = its layers have sizes that this version cannot compute
