import Testing
import TilawaCore

@testable import TilawaDrawing

@Suite struct DrawingTests {}
