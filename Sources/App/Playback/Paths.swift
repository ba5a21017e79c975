// Everywhere in this module a path that is given to the system is given as bytes, also where a file imports nothing but the C
// library: see decision 0071.
@_exported public import TilawaFiles
