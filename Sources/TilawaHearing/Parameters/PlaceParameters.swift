/// Parameters by which places of a text are compared with what is heard. Costs are natural logarithms of odds.
package struct PlaceParameters: Hashable, Sendable {
  /// The greatest cost of a unit in a frame: the network is sure of wrong units too.
  package var mostUnitCost: Float = 8
  /// The factor of the cost of a blank while somebody speaks.
  package var blankScale: Float = 2
  /// The cost of a frame of speech that is not of the text, below the best output.
  package var otherSpeech: Float = 1.2
  /// The cost of a stop after a word inside an ayah.
  package var stop: Float = 2
  /// The cost to begin at a word inside an ayah, or inside a word: there are more such places than ayat.
  package var beginsInAyah: Float = 3
  package var beginsInWord: Float = 4.5
  /// The cost to end after a word inside an ayah, or inside a word.
  package var endsInAyah: Float = 2
  package var endsInWord: Float = 3.5
  /// The cost of an isti'adha or a basmalah before the text.
  package var opening: Float = 1
  /// The greatest number of places of a window that are compared by the lattice, of one that is no longer than a part, and of
  /// each part of a longer one.
  package var places = 16
  package var shortPlaces = 64
  package var partPlaces = 6
  /// The number of units of a part.
  package var partUnits = 60
  /// The difference to the least edit distance up to which places are compared, as a share of the units.
  package var slack = 0.25
  /// The greatest share of the units of a stretch that differ at the place that is most like it: where more do, no place is compared.
  package var mostErrors = 1.0
  /// The most units of the text for a unit that is heard.
  package var stretching = 1.4

  package init() {}
}
