import Glibc
import TilawaConsole
import TilawaCore
import TilawaPlayer

extension Interruption {
  /// Ends the process at once; what it makes in this folder under a temporary name does not stay.
  static func leaving(nothingOf kind: Leftovers.Kind, in folder: String?) -> Interruption {
    Interruption { code in
      if let folder { Leftovers.remove(kind, in: folder, of: .ourselves) }
      giveBack()
      _exit(code.rawValue)
    }
  }
}
